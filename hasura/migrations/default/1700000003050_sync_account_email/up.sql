-- Sign-in owns the address; the account row follows, so that no reader has to look into schema auth.
CREATE FUNCTION private.take_email_from_sign_in() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT lower(email), email_verified INTO NEW.email, NEW.is_email_verified
  FROM (SELECT email, email_verified FROM auth.users WHERE id = NEW.user_id
        UNION ALL SELECT NEW.email, NEW.is_email_verified) known LIMIT 1;
  RETURN NEW;
END
$$;
CREATE TRIGGER user_accounts_take_email BEFORE INSERT ON user_accounts
  FOR EACH ROW EXECUTE FUNCTION private.take_email_from_sign_in();

CREATE FUNCTION private.pass_email_to_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE public.user_accounts SET email = lower(NEW.email), is_email_verified = NEW.email_verified WHERE user_id = NEW.id;
  RETURN NULL;
END
$$;
CREATE TRIGGER users_pass_email AFTER UPDATE OF email, email_verified ON auth.users
  FOR EACH ROW EXECUTE FUNCTION private.pass_email_to_account();

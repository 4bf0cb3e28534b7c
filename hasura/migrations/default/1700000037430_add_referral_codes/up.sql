-- Everybody has a code for inviting others (CRED-04): 48 random bits, and the same for as long as the account exists.
CREATE FUNCTION private.new_referral_code() RETURNS text LANGUAGE sql VOLATILE SET search_path = pg_catalog, pg_temp AS $$
  SELECT left(replace(gen_random_uuid()::text, '-', ''), 12)
$$;
REVOKE ALL ON FUNCTION private.new_referral_code FROM PUBLIC;
GRANT EXECUTE ON FUNCTION private.new_referral_code TO sagework_actions;

ALTER TABLE user_accounts
  ADD COLUMN referral_code text NOT NULL DEFAULT private.new_referral_code()
    CONSTRAINT user_accounts_referral_code_unique UNIQUE
    CONSTRAINT user_accounts_referral_code_form CHECK (referral_code ~ '^[0-9a-f]{12}$');
CREATE TRIGGER user_accounts_keep_referral_code BEFORE UPDATE OF referral_code ON user_accounts
  FOR EACH ROW WHEN (OLD.referral_code IS DISTINCT FROM NEW.referral_code) EXECUTE FUNCTION private.refuse_change();

-- The code of the link that a visitor followed, until their address is confirmed.
ALTER TABLE auth.pending_sign_ups ADD COLUMN referral_code text
  CONSTRAINT auth_pending_sign_ups_referral_code_sized CHECK (length(referral_code) <= 40);

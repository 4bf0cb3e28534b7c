DROP TRIGGER users_pass_email ON auth.users;
DROP FUNCTION private.pass_email_to_account();
DROP TRIGGER user_accounts_take_email ON user_accounts;
DROP FUNCTION private.take_email_from_sign_in();

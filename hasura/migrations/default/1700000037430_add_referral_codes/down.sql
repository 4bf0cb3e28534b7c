ALTER TABLE auth.pending_sign_ups DROP COLUMN referral_code;
DROP TRIGGER user_accounts_keep_referral_code ON user_accounts;
ALTER TABLE user_accounts DROP COLUMN referral_code;
DROP FUNCTION private.new_referral_code;

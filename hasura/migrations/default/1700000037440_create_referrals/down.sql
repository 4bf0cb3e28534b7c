ALTER TABLE system_configurations DROP CONSTRAINT system_configurations_referral_credits_whole;
DELETE FROM system_configurations WHERE config = 'REFERRAL_CREDITS';
DROP TABLE referrals;
DROP FUNCTION private.refuse_referral_of_colleagues;

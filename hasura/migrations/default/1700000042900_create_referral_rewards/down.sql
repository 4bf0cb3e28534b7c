DROP VIEW referral_rewards;

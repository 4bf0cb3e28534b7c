ALTER TABLE system_configurations
  DROP CONSTRAINT system_configurations_rewards_are_whole,
  DROP CONSTRAINT system_configurations_promotion_ends_on_a_day;
DELETE FROM system_configurations
WHERE config IN ('ANSWER_REWARD_USD', 'ANSWER_REWARD_CREDITS', 'ANSWER_REWARD_HOLD_DAYS',
  'ANSWER_REWARD_MONTHLY_CAP_USD', 'INSIGHT_REWARD_CREDITS', 'INSIGHT_PROMO_END_DATE');
ALTER TABLE expert_details DROP COLUMN response_limit, DROP COLUMN response_limit_start_at;

-- How many answers of an expert are paid in a window of 30 days (GK-003, GI-53); staff give some experts another number.
ALTER TABLE expert_details
  ADD COLUMN response_limit int NOT NULL DEFAULT 5
    CONSTRAINT expert_details_response_limit_bounded CHECK (response_limit BETWEEN 0 AND 1000),
  ADD COLUMN response_limit_start_at timestamptz;
COMMENT ON COLUMN expert_details.response_limit IS 'Paid answers in 30 days; 0 pays none.';
COMMENT ON COLUMN expert_details.response_limit_start_at IS
  'Where windows of 30 days are counted from; null means from the creation of the account. response_windows has the present one.';
-- Staff set both through the service, which writes the audit log; it also locks the row to count paid answers.
GRANT UPDATE (response_limit, response_limit_start_at) ON expert_details TO sagework_actions;

INSERT INTO system_configurations (config, value, is_public) VALUES
  -- What an answer rated 4 or 5 stars earns (GI-52, GD-16); 0 switches it off.
  ('ANSWER_REWARD_USD', '20', true),
  ('ANSWER_REWARD_CREDITS', '5', true),
  -- How long a reward is held (X-23).
  ('ANSWER_REWARD_HOLD_DAYS', '14', true),
  -- What all experts together can earn by answers in a calendar month (UTC), in dollars (X-23).
  ('ANSWER_REWARD_MONTHLY_CAP_USD', '5000', false),
  -- What an approved insight earns in spending credits ($20) through INSIGHT_PROMO_END_DATE. Without that row the
  -- promotion is over (GD-14).
  ('INSIGHT_REWARD_CREDITS', '400', true);
ALTER TABLE system_configurations
  ADD CONSTRAINT system_configurations_rewards_are_whole CHECK (
    config NOT IN ('ANSWER_REWARD_USD', 'ANSWER_REWARD_CREDITS', 'ANSWER_REWARD_HOLD_DAYS',
      'ANSWER_REWARD_MONTHLY_CAP_USD', 'INSIGHT_REWARD_CREDITS')
    OR value ~ '^[0-9]{1,6}$'),
  ADD CONSTRAINT system_configurations_promotion_ends_on_a_day CHECK (
    config <> 'INSIGHT_PROMO_END_DATE' OR value ~ '^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$');

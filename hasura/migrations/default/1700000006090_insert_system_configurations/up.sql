INSERT INTO system_configurations (config, value, is_public) VALUES
  ('CREDITS_PER_DOLLAR', '20', true),
  ('MIN_PROFILE_COMPLETION_PERCENT', '80', true),
  ('FREE_PLAN_OPPORTUNITY_LIMIT', '1', true),
  ('BUDGET_MAX_DOLLARS', '50000', true),
  ('BUDGET_MIN_DAY_DOLLARS', '500', true),
  ('BUDGET_MIN_WEEK_DOLLARS', '1500', true),
  ('BUDGET_MIN_MONTH_DOLLARS', '5000', true),
  ('DASHBOARD_BANNER_TEXT', 'Go beyond AI. Work with experts and Go to Market', true),
  ('EXPERT_COUNT_TEXT', '1,000+', true),
  ('PLATFORM_HIRE_FEE_PERCENT_DEFAULT', '15', false),
  ('UNATTACHED_UPLOAD_DAYS', '7', false);

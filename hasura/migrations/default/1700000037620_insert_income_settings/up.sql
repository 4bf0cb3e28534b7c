INSERT INTO system_configurations (config, value, is_public) VALUES
  ('REWARD_CREDIT_CENTS', '80', true),
  ('WITHDRAWABLE_AFTER_DAYS', '7', true),
  ('PAYOUT_MIN_DOLLARS', '50', true),
  ('PAYOUT_SECOND_PERSON_ABOVE_DOLLARS', '500', false);
INSERT INTO notification_kinds (code) VALUES ('income');

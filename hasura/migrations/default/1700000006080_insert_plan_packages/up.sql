-- X-26: the share of a hire that the platform takes, by plan type. Older tiers are still recognised.
INSERT INTO plan_packages (code, name, hire_fee_percent, is_free, sort) VALUES
  ('free', 'Free', 15, true, 1),
  ('basic_lifetime', 'Basic lifetime', 12, false, 2),
  ('trial_basic_lifetime', 'Basic lifetime trial', 12, false, 3),
  ('basic_quarterly', 'Basic', 12, false, 4),
  ('standard_annual', 'Advance', 10, false, 5),
  ('trial_standard_annual', 'Advance trial', 10, false, 6),
  ('professional_annual', 'Growth', 8, false, 7),
  ('trial_professional_annual', 'Growth trial', 8, false, 8),
  ('premium_annual', 'Premium', 5, false, 9),
  ('trial_premium_annual', 'Premium trial', 5, false, 10),
  ('seven_day_full_access', '7-day full access', 12, false, 11),
  ('paid', 'Paid', 12, false, 12),
  ('user-quarterly', 'Single access, quarterly', 12, false, 13),
  ('company-quarterly', 'Team access, quarterly', 12, false, 14),
  ('user-yearly', 'Single access, yearly', 12, false, 15),
  ('company-yearly', 'Team access, yearly', 12, false, 16);

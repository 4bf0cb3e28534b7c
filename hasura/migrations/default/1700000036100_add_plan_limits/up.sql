-- What a plan type brings besides its fee: the card it stands on, its rank, and every limit (X-24).
ALTER TABLE plan_packages
  ADD COLUMN card text NOT NULL DEFAULT 'advance'
    CONSTRAINT plan_packages_card_known CHECK (card IN ('free', 'basic', 'advance', 'growth', 'premium', 'trial')),
  ADD COLUMN rank int NOT NULL DEFAULT 2 CONSTRAINT plan_packages_rank_bounded CHECK (rank BETWEEN 0 AND 4),
  ADD COLUMN is_trial boolean NOT NULL DEFAULT false,
  ADD COLUMN is_older boolean NOT NULL DEFAULT false,
  ADD COLUMN is_pro boolean NOT NULL DEFAULT true,
  ADD COLUMN team_size int NOT NULL DEFAULT 1 CONSTRAINT plan_packages_team_has_somebody CHECK (team_size > 0),
  ADD COLUMN team_admins int NOT NULL DEFAULT 1
    CONSTRAINT plan_packages_admins_in_team CHECK (team_admins BETWEEN 1 AND team_size),
  ADD COLUMN free_calls_limit int NOT NULL DEFAULT 3
    CONSTRAINT plan_packages_calls_not_negative CHECK (free_calls_limit >= 0),
  ADD COLUMN amplify_free_sessions int NOT NULL DEFAULT 0
    CONSTRAINT plan_packages_sessions_not_negative CHECK (amplify_free_sessions >= 0),
  ADD COLUMN amplify_priority_sessions int NOT NULL DEFAULT 0
    CONSTRAINT plan_packages_priority_not_negative CHECK (amplify_priority_sessions >= 0),
  ADD COLUMN amplify_session_cents int NOT NULL DEFAULT 19900
    CONSTRAINT plan_packages_session_price_not_negative CHECK (amplify_session_cents >= 0),
  ADD COLUMN storage_mb int NOT NULL DEFAULT 5120 CONSTRAINT plan_packages_storage_not_negative CHECK (storage_mb >= 0),
  ADD COLUMN posting_credits int NOT NULL DEFAULT 100
    CONSTRAINT plan_packages_posting_not_negative CHECK (posting_credits >= 0);
COMMENT ON COLUMN plan_packages.card IS 'Trial types stand on the card of their paid counterpart (PLAN-15, GK-014).';
COMMENT ON COLUMN plan_packages.rank IS 'Nobody buys a card below their own rank (GK-024).';
COMMENT ON COLUMN plan_packages.is_pro IS 'Pro or higher (GK-007).';
COMMENT ON COLUMN plan_packages.team_size IS 'Members and open invitations of a company, admins included (PLAN-30 to PLAN-35, GK-028).';
COMMENT ON COLUMN plan_packages.free_calls_limit IS 'Introduction calls in 31 days (GK-009).';
COMMENT ON COLUMN plan_packages.storage_mb IS 'GK-055.';
COMMENT ON COLUMN plan_packages.posting_credits IS 'What a post costs (GK-023).';

UPDATE plan_packages SET card = 'free', rank = 0, is_pro = false, free_calls_limit = 0, storage_mb = 100
  WHERE code IN ('free', 'basic_lifetime', 'trial_basic_lifetime');
UPDATE plan_packages SET posting_credits = 200 WHERE code = 'free';
UPDATE plan_packages
  SET card = 'basic', rank = 1, is_pro = false, team_size = 2, free_calls_limit = 1, storage_mb = 1024
  WHERE code = 'basic_quarterly';
UPDATE plan_packages SET team_size = 5, amplify_priority_sessions = 5
  WHERE code IN ('standard_annual', 'trial_standard_annual');
UPDATE plan_packages
  SET card = 'growth', rank = 3, team_size = 10, team_admins = 2, free_calls_limit = 5, amplify_free_sessions = 5,
    storage_mb = 10240
  WHERE code IN ('professional_annual', 'trial_professional_annual');
UPDATE plan_packages
  SET card = 'premium', rank = 4, team_size = 25, team_admins = 3, free_calls_limit = 10, amplify_free_sessions = 10,
    storage_mb = 25600
  WHERE code IN ('premium_annual', 'trial_premium_annual');
UPDATE plan_packages SET card = 'trial', rank = 0 WHERE code = 'seven_day_full_access';
UPDATE plan_packages SET is_trial = true WHERE code LIKE 'trial\_%' OR code = 'seven_day_full_access';
-- The older tiers have the features of Advance (GK-020); only those of a company have a team.
UPDATE plan_packages SET is_older = true
  WHERE code IN ('paid', 'user-quarterly', 'company-quarterly', 'user-yearly', 'company-yearly');
UPDATE plan_packages SET team_size = 5 WHERE code LIKE 'company-%';

ALTER TABLE private.company_invites ADD COLUMN attempt_id uuid;
CREATE UNIQUE INDEX company_invites_attempt_idx ON private.company_invites (company_id, attempt_id)
  WHERE attempt_id IS NOT NULL;
COMMENT ON COLUMN private.company_invites.attempt_id IS 'The sender''s name for the latest request that wrote this link: sent again after a lost response, it writes no second email.';

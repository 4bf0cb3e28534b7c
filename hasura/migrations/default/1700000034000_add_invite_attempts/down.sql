ALTER TABLE private.company_invites DROP COLUMN attempt_id;

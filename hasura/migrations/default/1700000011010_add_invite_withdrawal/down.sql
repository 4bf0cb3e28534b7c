ALTER TABLE private.company_invites DROP COLUMN withdrawn_by, DROP COLUMN withdrawn_at;

-- One link a company and address: two colleagues who invited the same person at the same moment left two open ones, and
-- to withdraw one was not to withdraw both. The newest stays, as it would have if they had come one after the other.
DELETE FROM private.company_invites older
USING private.company_invites newer
WHERE older.company_id = newer.company_id AND older.email = newer.email
  AND older.accepted_at IS NULL AND older.withdrawn_at IS NULL
  AND newer.accepted_at IS NULL AND newer.withdrawn_at IS NULL
  AND (older.created_at, older.id) < (newer.created_at, newer.id);
CREATE UNIQUE INDEX company_invites_one_open ON private.company_invites (company_id, email)
  WHERE accepted_at IS NULL AND withdrawn_at IS NULL;

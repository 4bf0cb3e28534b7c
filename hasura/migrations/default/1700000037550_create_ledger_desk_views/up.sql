-- Every transfer that touched a person, holds included: one row each, though a price may be drawn from three lots. The
-- index on owner and transfer yields them in order, so that a page reads no more than it shows.
CREATE VIEW ledger_person_transfers AS
SELECT DISTINCT owner_id, transfer_id FROM ledger_entries WHERE owner_id IS NOT NULL;

-- Where staff look somebody up, by the beginning of the address, the name or the last name.
CREATE VIEW staff_people AS
SELECT person.id AS user_id, account.email, lower(person.first_name || ' ' || person.last_name) AS name_key,
  lower(person.last_name) AS last_name_key
FROM users AS person JOIN user_accounts AS account ON account.user_id = person.id;
CREATE INDEX users_name_key_idx ON users (lower(first_name || ' ' || last_name) text_pattern_ops);
CREATE INDEX users_last_name_key_idx ON users (lower(last_name) text_pattern_ops);
CREATE INDEX user_accounts_email_pattern_idx ON user_accounts (email text_pattern_ops);

-- Of all transfers or of one kind, from any date backwards.
CREATE INDEX ledger_transfers_posted_idx ON ledger_transfers (posted_at DESC, id DESC);
CREATE INDEX ledger_transfers_kind_idx ON ledger_transfers (kind, posted_at DESC, id DESC);
-- By the id alone, because whoever looks it up doesn't know its type; with the type it serves as before.
DROP INDEX ledger_transfers_subject_idx;
CREATE INDEX ledger_transfers_subject_idx ON ledger_transfers (subject_id, subject_type, id DESC);

GRANT SELECT ON ledger_person_transfers, staff_people TO sagework_hasura;

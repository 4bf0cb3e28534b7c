DROP INDEX ledger_transfers_subject_idx;
CREATE INDEX ledger_transfers_subject_idx ON ledger_transfers (subject_type, subject_id, id DESC);
DROP INDEX ledger_transfers_kind_idx;
DROP INDEX ledger_transfers_posted_idx;
DROP INDEX user_accounts_email_pattern_idx;
DROP INDEX users_last_name_key_idx;
DROP INDEX users_name_key_idx;
DROP VIEW staff_people;
DROP VIEW ledger_person_transfers;

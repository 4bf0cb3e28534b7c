DROP VIEW ledger_unstated_transfers;
DROP INDEX ledger_transfers_actor_idx;
CREATE INDEX ledger_transfers_actor_idx ON ledger_transfers (actor_id) WHERE actor_id IS NOT NULL;
CREATE OR REPLACE VIEW ledger_person_transfers AS
SELECT DISTINCT owner_id, transfer_id FROM ledger_entries WHERE owner_id IS NOT NULL;

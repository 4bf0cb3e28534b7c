DROP TABLE ledger_entries;
DROP TABLE ledger_transfers;

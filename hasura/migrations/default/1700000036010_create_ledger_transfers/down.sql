DROP TABLE ledger_statement_lines;
DROP TABLE ledger_entries;
DROP TABLE ledger_transfers;

DROP TRIGGER ledger_statement_lines_announce ON ledger_statement_lines;
DROP FUNCTION private.announce_credit_change;
DROP TABLE credit_changes;

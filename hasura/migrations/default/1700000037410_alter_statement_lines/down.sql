DROP TRIGGER ledger_statement_lines_complete ON ledger_statement_lines;
DROP FUNCTION private.complete_statement_line;
ALTER TABLE ledger_statement_lines DROP COLUMN kind, DROP COLUMN posted_at, DROP COLUMN balance_after;

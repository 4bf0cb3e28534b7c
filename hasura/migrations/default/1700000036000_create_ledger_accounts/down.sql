DROP TABLE ledger_accounts;
DROP TABLE ledger_account_kinds;
DROP FUNCTION private.open_ledger_account;

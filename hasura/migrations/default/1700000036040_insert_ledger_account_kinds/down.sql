DROP TRIGGER users_open_accounts ON users;
DROP FUNCTION private.open_personal_accounts;
ALTER TABLE ledger_accounts DISABLE TRIGGER USER;
DELETE FROM ledger_accounts;
ALTER TABLE ledger_accounts ENABLE TRIGGER USER;
ALTER TABLE ledger_account_kinds DISABLE TRIGGER USER;
DELETE FROM ledger_account_kinds;
ALTER TABLE ledger_account_kinds ENABLE TRIGGER USER;

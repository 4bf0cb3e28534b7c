DROP FUNCTION private.add_ledger_entries;
DROP FUNCTION private.begin_ledger_transfer;

DROP TRIGGER ledger_transfers_balance ON ledger_transfers;
DROP TRIGGER ledger_entries_apply ON ledger_entries;
DROP TRIGGER ledger_transfers_stamp ON ledger_transfers;
DROP FUNCTION private.check_ledger_transfer;
DROP FUNCTION private.apply_ledger_entries;
DROP FUNCTION private.stamp_ledger_transfer;

ALTER FUNCTION private.refuse_ledger_entries SECURITY DEFINER;

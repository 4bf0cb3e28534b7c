-- Only called by a trigger that has its owner's rights already.
ALTER FUNCTION private.refuse_ledger_entries SECURITY INVOKER;

DROP TABLE ledger_proposals;
DROP FUNCTION private.guard_ledger_proposal;

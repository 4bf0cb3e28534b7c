-- What somebody has, one row per kind of account and source. Only open accounts count, of which a person has a handful, and
-- the condition on the owner reaches their index.
CREATE VIEW ledger_balances AS
SELECT owner_id, currency, kind, source, sum(balance)::bigint AS balance, min(due_at) AS next_due_at
FROM ledger_accounts
-- Credits that have ended can't be spent, even before the job has booked their end.
WHERE is_open AND owner_id IS NOT NULL AND (kind <> 'credits' OR due_at IS NULL OR due_at > now())
GROUP BY owner_id, currency, kind, source;
COMMENT ON COLUMN ledger_balances.next_due_at IS 'When the first of them ends, returns or becomes available; null if none of them ever does.';

GRANT SELECT ON ledger_balances TO sagework_actions, sagework_hasura;

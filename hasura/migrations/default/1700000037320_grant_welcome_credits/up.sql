-- Posting costs credits from now on, so whoever has an account already gets the welcome credits that new accounts get
-- (GK-019). Booked as `grantCredits` books them; the ledger's triggers check it like any other transfer.
CREATE TEMPORARY TABLE welcomed ON COMMIT DROP AS
SELECT id, (SELECT value::bigint FROM system_configurations WHERE config = 'WELCOME_CREDITS') AS amount FROM users;

INSERT INTO ledger_transfers (key, request_hash, kind, reason)
SELECT 'welcome:' || id, 'migration', 'welcome_credits', 'Welcome credits, once for every account' FROM welcomed;

INSERT INTO ledger_accounts (kind, owner_id, source) SELECT 'credits', id, 'welcome' FROM welcomed;

INSERT INTO ledger_entries (transfer_id, account_id, amount, currency, owner_id)
SELECT transfer.id, side.account_id, side.amount, 'credit', side.owner_id
FROM welcomed JOIN ledger_transfers AS transfer ON transfer.key = 'welcome:' || welcomed.id
CROSS JOIN LATERAL (
  SELECT lot.id AS account_id, welcomed.amount, welcomed.id AS owner_id FROM ledger_accounts AS lot
  WHERE lot.owner_id = welcomed.id AND lot.kind = 'credits' AND lot.source = 'welcome'
  UNION ALL
  SELECT issuer.id, -welcomed.amount, NULL FROM ledger_accounts AS issuer
  WHERE issuer.kind = 'credits_issued' AND issuer.role = 'platform'
) AS side;

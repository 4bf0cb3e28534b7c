-- What is on somebody's statement, once for each transfer, though it may have a line in two currencies. The view as it was,
-- a DISTINCT over the entries, read the whole ledger for a page: no index leads from a person to their entries, since each
-- transfer would have to pay for it.
CREATE OR REPLACE VIEW ledger_person_transfers AS
SELECT line.owner_id, line.transfer_id FROM ledger_statement_lines AS line
WHERE NOT EXISTS (
  SELECT FROM ledger_statement_lines AS other
  WHERE other.owner_id = line.owner_id AND other.transfer_id = line.transfer_id AND other.currency < line.currency
);

-- What somebody did themselves has them as its actor, even where only the platform's accounts move, as in a payment.
DROP INDEX ledger_transfers_actor_idx;
CREATE INDEX ledger_transfers_actor_idx ON ledger_transfers (actor_id, id DESC) WHERE actor_id IS NOT NULL;

-- What is on no statement: the end of a hold, an earning that waits, a request that is settled, and what became of somebody's
-- payments without them, such as a refund. A person has few of these beside their statement, so that they may be sorted.
CREATE VIEW ledger_unstated_transfers AS
SELECT account.owner_id, entry.transfer_id
FROM ledger_accounts AS account JOIN ledger_entries AS entry ON entry.account_id = account.id
WHERE account.role = 'pot' AND account.kind <> 'credits'
UNION
SELECT purchase.buyer_id, transfer.id
FROM purchases AS purchase
JOIN ledger_transfers AS transfer ON transfer.subject_id = purchase.id::text AND transfer.subject_type = 'purchase'
WHERE purchase.is_paid;

GRANT SELECT ON ledger_unstated_transfers TO sagework_hasura;

CREATE OR REPLACE VIEW income_earnings AS
SELECT account.id, account.owner_id AS user_id, account.created_at AS earned_at, account.due_at AS available_at,
  account.is_open AS is_held, last.kind = 'earning_released' AS is_released,
  booked.amount AS cents, booked.kind, booked.reason, booked.subject_type, booked.subject_id
FROM ledger_accounts AS account
CROSS JOIN LATERAL (
  SELECT entry.amount, transfer.kind, transfer.reason, transfer.subject_type, transfer.subject_id
  FROM ledger_entries AS entry JOIN ledger_transfers AS transfer ON transfer.id = entry.transfer_id
  WHERE entry.account_id = account.id ORDER BY entry.transfer_id LIMIT 1
) AS booked
CROSS JOIN LATERAL (
  SELECT transfer.kind
  FROM ledger_entries AS entry JOIN ledger_transfers AS transfer ON transfer.id = entry.transfer_id
  WHERE entry.account_id = account.id ORDER BY entry.transfer_id DESC LIMIT 1
) AS last
WHERE account.kind = 'income_held';
COMMENT ON VIEW income_earnings IS 'Dollars that somebody earned: held, then released; neither of both if staff took them back.';

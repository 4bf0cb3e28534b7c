-- An earning is what was booked less what staff have taken back since, whether before or after it became available; until
-- now, one that was corrected in part was listed and summed in full, or not at all.
CREATE OR REPLACE VIEW income_earnings AS
SELECT account.id, account.owner_id AS user_id, account.created_at AS earned_at, account.due_at AS available_at,
  account.is_open AS is_held, NOT account.is_open AND earned.cents > 0 AS is_released,
  earned.cents, booked.kind, booked.reason, booked.subject_type, booked.subject_id
FROM ledger_accounts AS account
CROSS JOIN LATERAL (
  SELECT transfer.kind, transfer.reason, transfer.subject_type, transfer.subject_id
  FROM ledger_entries AS entry JOIN ledger_transfers AS transfer ON transfer.id = entry.transfer_id
  WHERE entry.account_id = account.id ORDER BY entry.transfer_id LIMIT 1
) AS booked
CROSS JOIN LATERAL (
  -- becoming available moves an earning, and changes none
  SELECT sum(entry.amount)::bigint AS cents
  FROM ledger_entries AS entry JOIN ledger_transfers AS transfer ON transfer.id = entry.transfer_id
  LEFT JOIN ledger_transfers AS corrected ON corrected.id = transfer.corrects_id
  WHERE entry.account_id = account.id
    AND transfer.kind <> 'earning_released' AND corrected.kind IS DISTINCT FROM 'earning_released'
) AS earned
WHERE account.kind = 'income_held';
COMMENT ON VIEW income_earnings IS 'Dollars that somebody earned, less what staff took back: held, then released; neither of both if nothing is left.';

-- What the ledger has left of a reward: until now, one that was corrected after it became available was listed in full.
CREATE OR REPLACE VIEW answer_earnings AS
SELECT response_id, user_id, state, stars, cents, credits, unpaid_because, booked_at, due_at, settled_at, void_reason,
  cents_left, credits_left
FROM answer_rewards
CROSS JOIN LATERAL (
  -- becoming available moves an earning, and changes none
  SELECT coalesce(sum(entry.amount) FILTER (WHERE pot.kind = 'income_held'), 0)::int AS cents_left,
    coalesce(sum(entry.amount) FILTER (WHERE pot.kind = 'reward_credits_held'), 0)::int AS credits_left
  FROM ledger_entries AS booked
  JOIN ledger_accounts AS pot ON pot.id = booked.account_id AND pot.kind IN ('income_held', 'reward_credits_held')
  JOIN ledger_entries AS entry ON entry.account_id = pot.id
  JOIN ledger_transfers AS transfer ON transfer.id = entry.transfer_id
  LEFT JOIN ledger_transfers AS corrected ON corrected.id = transfer.corrects_id
  WHERE booked.transfer_id IN (income_transfer_id, credits_transfer_id)
    AND transfer.kind <> 'earning_released' AND corrected.kind IS DISTINCT FROM 'earning_released'
) AS remaining
WHERE state <> 'refused';
COMMENT ON COLUMN answer_earnings.cents_left IS 'Less what staff took back, at once or by corrections.';
COMMENT ON COLUMN answer_earnings.credits_left IS 'Less what staff took back, at once or by corrections.';

-- What staff's corrections left of a referral's reward (X-22): until now one that had been corrected was listed in full.
-- What went back with the payment that earned it isn't counted: `referrals.taken_back_at` says so, and what is left here is
-- what went back.
CREATE VIEW referral_rewards AS
SELECT invitee_id, referrer_id, credits_left
FROM referrals
CROSS JOIN LATERAL (
  WITH RECURSIVE booked AS (
    SELECT id FROM ledger_transfers WHERE key = 'referral:' || invitee_id
    UNION ALL
    SELECT correction.id FROM booked JOIN ledger_transfers AS correction ON correction.corrects_id = booked.id
  )
  SELECT coalesce(sum(entry.amount), 0)::int AS credits_left
  FROM booked
  JOIN ledger_entries AS entry ON entry.transfer_id = booked.id
  JOIN ledger_accounts AS account ON account.id = entry.account_id AND account.owner_id = referrer_id
) AS remaining
WHERE rewarded_at IS NOT NULL;
COMMENT ON COLUMN referral_rewards.credits_left IS 'Less what staff took back by corrections.';

GRANT SELECT ON referral_rewards TO sagework_hasura;

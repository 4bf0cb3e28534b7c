-- A payout goes by bank transfer, or as a transfer of the payment provider, which is sent once its batch is paid (X-25).
ALTER TABLE payouts
  ADD COLUMN method text NOT NULL DEFAULT 'bank'
    CONSTRAINT payouts_method_known CHECK (method IN ('bank', 'stripe')),
  ADD COLUMN transfer_id text CONSTRAINT payouts_transfer_unique UNIQUE,
  ADD CONSTRAINT payouts_transferred_by_stripe
    CHECK (CASE method WHEN 'bank' THEN transfer_id IS NULL ELSE (transfer_id IS NULL) = (paid_at IS NULL) END);
CREATE INDEX payouts_sending_idx ON payouts (created_at) WHERE status = 'requested' AND method = 'stripe';
COMMENT ON COLUMN payouts.transfer_id IS 'The provider''s transfer that paid it.';
GRANT UPDATE (transfer_id) ON payouts TO sagework_actions;

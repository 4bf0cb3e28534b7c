CREATE SEQUENCE private.payout_receipt_numbers;
CREATE TABLE payouts (
  id uuid CONSTRAINT payouts_pkey PRIMARY KEY,
  user_id uuid NOT NULL CONSTRAINT payouts_user_fkey REFERENCES users,
  cents bigint NOT NULL CONSTRAINT payouts_amount_positive CHECK (cents > 0),
  status text NOT NULL DEFAULT 'requested'
    CONSTRAINT payouts_status_known CHECK (status IN ('requested', 'paid', 'returned')),
  destination_hint text NOT NULL CONSTRAINT payouts_hint_short CHECK (char_length(destination_hint) <= 4),
  account_id bigint NOT NULL CONSTRAINT payouts_account_unique UNIQUE
    CONSTRAINT payouts_account_fkey REFERENCES ledger_accounts,
  created_at timestamptz NOT NULL DEFAULT now(),
  batch_id uuid CONSTRAINT payouts_batch_fkey REFERENCES payout_batches,
  paid_at timestamptz,
  receipt_no bigint CONSTRAINT payouts_receipt_unique UNIQUE,
  returned_at timestamptz,
  return_reason text
    CONSTRAINT payouts_return_reason_sized CHECK (char_length(return_reason) <= 1000)
    CONSTRAINT payouts_return_reason_visible CHECK (private.has_visible_sign(return_reason)),
  CONSTRAINT payouts_paid_whole CHECK (
    (paid_at IS NULL) = (receipt_no IS NULL) AND (paid_at IS NULL OR batch_id IS NOT NULL)
    AND (status <> 'paid' OR paid_at IS NOT NULL) AND (status <> 'requested' OR paid_at IS NULL)
  ),
  CONSTRAINT payouts_returned_with_reason
    CHECK ((status = 'returned') = (returned_at IS NOT NULL) AND (returned_at IS NULL) = (return_reason IS NULL))
);
CREATE INDEX payouts_own_idx ON payouts (user_id, created_at DESC, id DESC);
CREATE INDEX payouts_queue_idx ON payouts (created_at, id) WHERE status = 'requested' AND batch_id IS NULL;
CREATE INDEX payouts_batch_idx ON payouts (batch_id, created_at);
COMMENT ON COLUMN payouts.destination_hint IS 'The last characters of where the money goes; the whole is sealed in private.payout_destinations.';
COMMENT ON COLUMN payouts.account_id IS 'The account in the ledger that holds the money until it is paid or returned.';

CREATE TABLE private.payout_destinations (
  payout_id uuid CONSTRAINT payout_destinations_pkey PRIMARY KEY
    CONSTRAINT payout_destinations_payout_fkey REFERENCES payouts,
  sealed text NOT NULL
);
COMMENT ON TABLE private.payout_destinations IS 'Bank details, encrypted by the service; no role of GraphQL can read the table.';

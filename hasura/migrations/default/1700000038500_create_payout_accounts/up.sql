-- Experts' own accounts at the payment provider (X-25). Where a payout goes is read from here, and never changes.
CREATE TABLE private.payout_accounts (
  user_id uuid CONSTRAINT payout_accounts_pkey PRIMARY KEY
    CONSTRAINT payout_accounts_user_fkey REFERENCES users,
  account_id text NOT NULL CONSTRAINT payout_accounts_account_unique UNIQUE,
  is_enabled boolean NOT NULL DEFAULT false,
  checked_at timestamptz NOT NULL
);
COMMENT ON COLUMN private.payout_accounts.checked_at IS 'When the provider was asked; an older answer never replaces a newer one.';
GRANT SELECT, INSERT, UPDATE (is_enabled, checked_at) ON private.payout_accounts TO sagework_actions;

ALTER TABLE private.payment_sandbox_objects
  DROP CONSTRAINT payment_sandbox_objects_kind_known,
  ADD CONSTRAINT payment_sandbox_objects_kind_known CHECK (
    kind IN ('customer', 'product', 'checkout.session', 'subscription', 'invoice', 'charge', 'refund', 'dispute', 'event',
      'account', 'transfer', 'transfer_reversal')
  );
CREATE INDEX payment_sandbox_objects_transfers_idx ON private.payment_sandbox_objects ((body ->> 'transfer_group'))
  WHERE kind = 'transfer';

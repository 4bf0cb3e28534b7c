ALTER TABLE subscriptions
  ADD COLUMN purchase_id uuid CONSTRAINT subscriptions_purchase_fkey REFERENCES purchases
    CONSTRAINT subscriptions_purchase_key UNIQUE,
  DROP CONSTRAINT subscriptions_status_known,
  ADD CONSTRAINT subscriptions_status_known CHECK (status IN ('active', 'past_due', 'ended', 'revoked'));
COMMENT ON COLUMN subscriptions.purchase_id IS 'What it began with; each renewal is a purchase of its own.';
COMMENT ON COLUMN subscriptions.status IS 'revoked: its payment was taken back, and no later event revives it (X-25).';

UPDATE subscriptions SET status = 'ended' WHERE status = 'revoked';
ALTER TABLE subscriptions
  DROP CONSTRAINT subscriptions_status_known,
  ADD CONSTRAINT subscriptions_status_known CHECK (status IN ('active', 'past_due', 'ended')),
  DROP COLUMN purchase_id;
COMMENT ON COLUMN subscriptions.status IS NULL;

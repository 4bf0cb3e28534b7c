-- Which cards and bank accounts somebody has paid with, so that nobody pays for their own reward (X-23). A digest of the
-- provider's fingerprint under the service's own key: it can be compared, and says nothing else.
CREATE TABLE private.payment_methods (
  user_id uuid CONSTRAINT payment_methods_user_fkey REFERENCES users,
  fingerprint text
    CONSTRAINT payment_methods_fingerprint_is_a_digest CHECK (fingerprint ~ '^[A-Za-z0-9_-]{43}$'),
  first_seen_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  CONSTRAINT payment_methods_pkey PRIMARY KEY (user_id, fingerprint),
  CONSTRAINT payment_methods_seen_in_order CHECK (first_seen_at <= last_seen_at)
);
CREATE INDEX payment_methods_shared_idx ON private.payment_methods (fingerprint);
COMMENT ON COLUMN private.payment_methods.last_seen_at IS 'When it last paid, as the provider says; its events arrive in any order.';
GRANT SELECT, INSERT, UPDATE (first_seen_at, last_seen_at) ON private.payment_methods TO sagework_actions;

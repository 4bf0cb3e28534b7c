-- What the payment sandbox knows (X-53): it stands in for Stripe and keeps everything here, so that a killed service
-- forgets neither a payment nor an event. No product table refers to these; a product that talks to Stripe never
-- writes a row.
CREATE TABLE private.payment_sandbox_objects (
  id text CONSTRAINT payment_sandbox_objects_pkey PRIMARY KEY,
  seq bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL CONSTRAINT payment_sandbox_objects_kind_known CHECK (
    kind IN ('customer', 'product', 'checkout.session', 'subscription', 'invoice', 'charge', 'refund', 'dispute', 'event')
  ),
  body jsonb NOT NULL,
  internals jsonb NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL,
  CONSTRAINT payment_sandbox_objects_body_is_the_object
    CHECK (body ->> 'id' IS NOT DISTINCT FROM id AND body ->> 'object' IS NOT DISTINCT FROM kind)
);
CREATE INDEX payment_sandbox_objects_events_idx ON private.payment_sandbox_objects (seq) WHERE kind = 'event';
COMMENT ON COLUMN private.payment_sandbox_objects.body IS 'The object as the API sends it, in Stripe''s form.';
COMMENT ON COLUMN private.payment_sandbox_objects.internals IS 'What the sandbox remembers of it and never sends.';

CREATE TABLE private.payment_sandbox_requests (
  idempotency_key text CONSTRAINT payment_sandbox_requests_pkey PRIMARY KEY,
  fingerprint text NOT NULL,
  status smallint NOT NULL CONSTRAINT payment_sandbox_requests_status_answered CHECK (status BETWEEN 200 AND 499),
  reply jsonb NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX payment_sandbox_requests_age_idx ON private.payment_sandbox_requests (created_at);
COMMENT ON COLUMN private.payment_sandbox_requests.fingerprint IS 'Digest of path and parameters: another request under the same key is refused.';

CREATE TABLE private.payment_sandbox_delivery (
  is_only boolean CONSTRAINT payment_sandbox_delivery_pkey PRIMARY KEY DEFAULT true
    CONSTRAINT payment_sandbox_delivery_one_row CHECK (is_only),
  is_held boolean NOT NULL DEFAULT false,
  copies smallint NOT NULL DEFAULT 1 CONSTRAINT payment_sandbox_delivery_copies_few CHECK (copies BETWEEN 1 AND 10),
  delay_seconds integer NOT NULL DEFAULT 0
    CONSTRAINT payment_sandbox_delivery_delay_sound CHECK (delay_seconds BETWEEN 0 AND 86400),
  url text
);
INSERT INTO private.payment_sandbox_delivery DEFAULT VALUES;
COMMENT ON TABLE private.payment_sandbox_delivery IS 'How the sandbox delivers events: a test may hold, repeat, delay or redirect them.';

GRANT SELECT, INSERT, UPDATE ON private.payment_sandbox_objects TO sagework_actions;
GRANT SELECT, INSERT, DELETE ON private.payment_sandbox_requests TO sagework_actions;
GRANT SELECT, UPDATE ON private.payment_sandbox_delivery TO sagework_actions;

CREATE TABLE private.event_claims (
  event_id uuid CONSTRAINT event_claims_pkey PRIMARY KEY,
  trigger_name text NOT NULL,
  claimed_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX event_claims_claimed_at_idx ON private.event_claims (claimed_at);
COMMENT ON TABLE private.event_claims IS 'Events already taken: delivery is at least once, the effect is once.';

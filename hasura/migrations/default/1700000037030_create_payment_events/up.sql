-- Who somebody is at the payment provider. Nobody but the actions needs to know.
CREATE TABLE private.payment_customers (
  user_id uuid CONSTRAINT payment_customers_pkey PRIMARY KEY CONSTRAINT payment_customers_user_fkey REFERENCES users,
  customer_id text NOT NULL CONSTRAINT payment_customers_id_unique UNIQUE,
  created_at timestamptz NOT NULL DEFAULT now()
);

-- Each event of the provider, inserted in the transaction of its effect, so that it takes effect once. What became of a
-- payment is derived from all that name it, so their order doesn't matter.
CREATE TABLE private.payment_events (
  event_id text CONSTRAINT payment_events_pkey PRIMARY KEY,
  event_type text NOT NULL,
  payment_id text,
  body jsonb NOT NULL,
  happened_at timestamptz NOT NULL,
  received_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX payment_events_payment_idx ON private.payment_events (payment_id) WHERE payment_id IS NOT NULL;
CREATE INDEX payment_events_age_idx ON private.payment_events (happened_at);
CREATE TRIGGER payment_events_append_only BEFORE UPDATE OR DELETE ON private.payment_events
  FOR EACH ROW EXECUTE FUNCTION private.refuse_change();
CREATE TRIGGER payment_events_no_truncate BEFORE TRUNCATE ON private.payment_events
  FOR EACH STATEMENT EXECUTE FUNCTION private.refuse_change();

GRANT SELECT, INSERT ON private.payment_customers, private.payment_events TO sagework_actions;

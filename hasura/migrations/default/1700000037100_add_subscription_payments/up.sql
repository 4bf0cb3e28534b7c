-- What a subscription needs once it is paid for. One that staff set by hand has no price, buyer or provider.
ALTER TABLE plan_prices ADD CONSTRAINT plan_prices_what_is_sold_key UNIQUE (price_id, plan_code, saas_type);

ALTER TABLE subscriptions
  ADD COLUMN price_id text,
  ADD COLUMN saas_type text GENERATED ALWAYS AS (CASE WHEN company_id IS NULL THEN 'user' ELSE 'company' END) STORED,
  ADD COLUMN bought_by uuid CONSTRAINT subscriptions_bought_by_fkey REFERENCES users,
  ADD COLUMN status text NOT NULL DEFAULT 'active'
    CONSTRAINT subscriptions_status_known CHECK (status IN ('active', 'past_due', 'ended')),
  ADD COLUMN ends_with_period boolean NOT NULL DEFAULT false,
  ADD COLUMN paid_until timestamptz CONSTRAINT subscriptions_paid_for_something CHECK (paid_until > starts_at),
  ADD COLUMN stripe_customer_id text,
  ADD COLUMN stripe_subscription_id text CONSTRAINT subscriptions_stripe_key UNIQUE,
  ADD COLUMN version int NOT NULL DEFAULT 1,
  ADD COLUMN credits_granted int NOT NULL DEFAULT 0
    CONSTRAINT subscriptions_credits_not_negative CHECK (credits_granted >= 0),
  ADD COLUMN credits_until timestamptz,
  -- A price of its plan, and of its kind of account.
  ADD CONSTRAINT subscriptions_price_fkey FOREIGN KEY (price_id, plan_code, saas_type)
    REFERENCES plan_prices (price_id, plan_code, saas_type),
  ADD CONSTRAINT subscriptions_bought_completely CHECK (
    (stripe_subscription_id IS NULL OR stripe_customer_id IS NOT NULL)
    AND (stripe_customer_id IS NULL OR num_nulls(price_id, bought_by, paid_until) = 0));
COMMENT ON COLUMN subscriptions.expires_at IS
  'When its rights end: somewhat after paid_until while a renewal is expected, because its event arrives late.';
COMMENT ON COLUMN subscriptions.bought_by IS 'Receives its monthly credits.';
COMMENT ON COLUMN subscriptions.version IS 'Counts updates: the provider is asked between reading and writing a row.';
COMMENT ON COLUMN subscriptions.credits_granted IS 'In the month that ends at credits_until (GK-018).';

-- The trial can be had once (PLAN-18).
CREATE UNIQUE INDEX subscriptions_one_trial_per_user ON subscriptions (user_id) WHERE plan_code = 'seven_day_full_access';
CREATE UNIQUE INDEX subscriptions_one_trial_per_company ON subscriptions (company_id) WHERE plan_code = 'seven_day_full_access';
CREATE INDEX subscriptions_user_idx ON subscriptions (user_id, starts_at DESC);
CREATE INDEX subscriptions_company_idx ON subscriptions (company_id, starts_at DESC);
CREATE INDEX subscriptions_bought_by_idx ON subscriptions (bought_by);
CREATE INDEX subscriptions_price_idx ON subscriptions (price_id);
-- What the hourly job looks for: what has ended, and credits to reset.
CREATE INDEX subscriptions_ending_idx ON subscriptions (expires_at) WHERE status <> 'ended';
CREATE INDEX subscriptions_credits_idx ON subscriptions (credits_until) WHERE status = 'active';

GRANT INSERT, UPDATE ON subscriptions TO sagework_actions;

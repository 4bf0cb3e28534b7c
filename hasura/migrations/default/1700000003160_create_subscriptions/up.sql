CREATE EXTENSION IF NOT EXISTS btree_gist;

CREATE TABLE subscriptions (
  id uuid CONSTRAINT subscriptions_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid CONSTRAINT subscriptions_user_fkey REFERENCES users,
  company_id uuid CONSTRAINT subscriptions_company_fkey REFERENCES companies,
  plan_code text NOT NULL CONSTRAINT subscriptions_plan_fkey REFERENCES plan_packages,
  starts_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT subscriptions_one_owner CHECK (num_nonnulls(user_id, company_id) = 1),
  CONSTRAINT subscriptions_period_ordered CHECK (expires_at > starts_at),
  -- One live plan per owner at any moment: two periods of one owner never overlap.
  CONSTRAINT subscriptions_one_live_per_user EXCLUDE USING gist (user_id WITH =, tstzrange(starts_at, expires_at) WITH &&),
  CONSTRAINT subscriptions_one_live_per_company
    EXCLUDE USING gist (company_id WITH =, tstzrange(starts_at, expires_at) WITH &&)
);
CREATE INDEX subscriptions_plan_idx ON subscriptions (plan_code);

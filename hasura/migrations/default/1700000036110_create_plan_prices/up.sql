-- What can be bought of a plan: one type is sold for several periods and to both kinds of accounts (GK-014, PLAN-02, PLAN-03).
CREATE TABLE plan_prices (
  price_id text CONSTRAINT plan_prices_pkey PRIMARY KEY CONSTRAINT plan_prices_id_form CHECK (price_id ~ '^[a-z0-9_]{1,60}$'),
  plan_code text NOT NULL CONSTRAINT plan_prices_plan_fkey REFERENCES plan_packages,
  catalogue text NOT NULL CONSTRAINT plan_prices_catalogue_known CHECK (catalogue IN ('current', 'older')),
  saas_type text NOT NULL CONSTRAINT plan_prices_saas_type_known CHECK (saas_type IN ('user', 'company')),
  duration text NOT NULL CONSTRAINT plan_prices_duration_known CHECK (duration IN ('none', '7 days', 'quarterly', 'yearly')),
  billed_cents int NOT NULL CONSTRAINT plan_prices_billed_not_negative CHECK (billed_cents >= 0),
  month_cents int CONSTRAINT plan_prices_month_positive CHECK (month_cents > 0),
  strike_cents int CONSTRAINT plan_prices_strike_above CHECK (strike_cents > month_cents),
  saved_cents int CONSTRAINT plan_prices_saved_positive CHECK (saved_cents > 0),
  discount_percent int CONSTRAINT plan_prices_discount_percent CHECK (discount_percent BETWEEN 1 AND 99),
  -- Each month of the period; with a trial once, until it ends (GK-018, GK-019).
  credits int NOT NULL DEFAULT 0 CONSTRAINT plan_prices_credits_not_negative CHECK (credits >= 0),
  title text NOT NULL,
  description text NOT NULL,
  benefits text[] NOT NULL DEFAULT '{}',
  disadvantages text[] NOT NULL DEFAULT '{}',
  is_sold boolean NOT NULL DEFAULT true,
  sort int NOT NULL,
  CONSTRAINT plan_prices_one_each UNIQUE (plan_code, catalogue, saas_type, duration),
  CONSTRAINT plan_prices_free_is_not_sold CHECK (is_sold = (billed_cents > 0))
);
COMMENT ON COLUMN plan_prices.billed_cents IS 'What is charged for a period. The monthly figures are for show and need not add up to it (GK-022).';
COMMENT ON COLUMN plan_prices.saas_type IS 'For single users or for companies, who need a company address (PLAN-02, PLAN-03, GK-027).';
GRANT SELECT ON plan_prices TO sagework_actions, sagework_hasura;
-- Prices are changed by staff in Hasura's console, like other settings.
GRANT INSERT, UPDATE ON plan_prices TO sagework_hasura;

-- What things cost in credits (OBASE-45, GO-64, GK-004, X-27): the rows that buttons show and the ledger books by (X-24).
-- Posting isn't here, because its price depends on the plan (plan_packages.posting_credits).
CREATE TABLE credit_prices (
  action text CONSTRAINT credit_prices_action_form CHECK (action ~ '^[a-z_]{1,40}$'),
  context text CONSTRAINT credit_prices_context_form CHECK (context ~ '^[a-z_]{1,40}$'),
  credits int NOT NULL CONSTRAINT credit_prices_credits_bounded CHECK (credits BETWEEN 0 AND 1000000),
  accepts_amount boolean NOT NULL DEFAULT false,
  label text NOT NULL CONSTRAINT credit_prices_label_sized CHECK (length(btrim(label)) BETWEEN 1 AND 80),
  sort int NOT NULL,
  CONSTRAINT credit_prices_pkey PRIMARY KEY (action, context)
);
COMMENT ON COLUMN credit_prices.context IS 'Where in the product: the same action is free on an opportunity and has a price elsewhere (GO-64).';
COMMENT ON COLUMN credit_prices.credits IS '0 is free.';
COMMENT ON COLUMN credit_prices.accepts_amount IS 'The price is a default, and a given amount takes its place (OBASE-45).';
COMMENT ON COLUMN credit_prices.label IS 'What it is, as the insufficient-credits dialog lists it (OPP-84).';
GRANT SELECT ON credit_prices TO sagework_actions, sagework_hasura;
-- Prices are changed by staff in Hasura's console, like other settings.
GRANT INSERT, UPDATE ON credit_prices TO sagework_hasura;

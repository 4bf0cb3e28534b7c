-- Packs of credits (GK-034). The button shows this row's price, and the purchase copies it.
CREATE TABLE credit_packs (
  code text CONSTRAINT credit_packs_pkey PRIMARY KEY CONSTRAINT credit_packs_code_form CHECK (code ~ '^[a-z0-9_]{1,60}$'),
  credits int NOT NULL CONSTRAINT credit_packs_credits_positive CHECK (credits BETWEEN 1 AND 1000000),
  price_cents int NOT NULL CONSTRAINT credit_packs_price_chargeable CHECK (price_cents BETWEEN 50 AND 99999999),
  is_sold boolean NOT NULL DEFAULT true,
  sort int NOT NULL
);
INSERT INTO credit_packs (code, credits, price_cents, sort) VALUES
  ('credits_200', 200, 1000, 1),
  ('credits_1000', 1000, 5000, 2),
  ('credits_2000', 2000, 10000, 3);
GRANT SELECT ON credit_packs TO sagework_actions, sagework_hasura;
-- Prices are changed by staff in Hasura's console, like other settings.
GRANT INSERT, UPDATE ON credit_packs TO sagework_hasura;

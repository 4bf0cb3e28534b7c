-- What somebody buys: a checkout that they began, or a payment that the provider collected without one, such as a renewal.
CREATE TABLE purchases (
  id uuid CONSTRAINT purchases_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
  buyer_id uuid NOT NULL CONSTRAINT purchases_buyer_fkey REFERENCES users,
  purchase_type text NOT NULL CONSTRAINT purchases_type_known CHECK (purchase_type IN ('wizlings', 'saas', 'hire_expert')),
  subject text NOT NULL CONSTRAINT purchases_subject_sized CHECK (length(subject) BETWEEN 1 AND 200),
  title text NOT NULL CONSTRAINT purchases_title_sized CHECK (length(btrim(title)) BETWEEN 1 AND 250),
  pack_code text CONSTRAINT purchases_pack_fkey REFERENCES credit_packs,
  price_id text CONSTRAINT purchases_price_fkey REFERENCES plan_prices,
  opportunity_id uuid CONSTRAINT purchases_opportunity_fkey REFERENCES opportunities,
  expert_id uuid CONSTRAINT purchases_expert_fkey REFERENCES users,
  agreed_value_cents bigint CONSTRAINT purchases_agreed_value_positive CHECK (agreed_value_cents > 0),
  fee_percent numeric(5, 2) CONSTRAINT purchases_fee_percent_bounded CHECK (fee_percent BETWEEN 0 AND 100),
  amount_cents int NOT NULL CONSTRAINT purchases_amount_chargeable CHECK (amount_cents BETWEEN 50 AND 99999999),
  credits int NOT NULL DEFAULT 0 CONSTRAINT purchases_credits_not_negative CHECK (credits >= 0),
  status text NOT NULL DEFAULT 'open' CONSTRAINT purchases_status_known CHECK (status IN
    ('open', 'cancelled', 'expired', 'fulfilled', 'refund_due', 'disputed', 'refunded', 'charged_back')),
  is_paid boolean NOT NULL GENERATED ALWAYS AS (status NOT IN ('open', 'cancelled', 'expired')) STORED,
  session_id text CONSTRAINT purchases_session_unique UNIQUE,
  payment_id text CONSTRAINT purchases_payment_unique UNIQUE,
  refunded_cents int NOT NULL DEFAULT 0,
  charged_back_cents int NOT NULL DEFAULT 0,
  receipt_number int CONSTRAINT purchases_receipt_unique UNIQUE,
  redirect_to text CONSTRAINT purchases_redirect_own_path
    CHECK (length(redirect_to) <= 2000 AND redirect_to ~ '^/' AND redirect_to !~ '^/[/\\]'),
  created_at timestamptz NOT NULL DEFAULT now(),
  paid_at timestamptz,
  fulfilled_at timestamptz,
  CONSTRAINT purchases_wizlings_name_a_pack CHECK ((purchase_type = 'wizlings') = (pack_code IS NOT NULL)),
  CONSTRAINT purchases_saas_names_a_price CHECK ((purchase_type = 'saas') = (price_id IS NOT NULL)),
  CONSTRAINT purchases_hire_names_an_expert CHECK ((purchase_type = 'hire_expert') =
    (num_nonnulls(opportunity_id, expert_id, agreed_value_cents, fee_percent) = 4)),
  CONSTRAINT purchases_refunds_within_amount CHECK (refunded_cents >= 0 AND charged_back_cents >= 0
    AND refunded_cents <= amount_cents AND charged_back_cents <= amount_cents),
  CONSTRAINT purchases_paid_have_a_receipt CHECK (is_paid = (receipt_number IS NOT NULL) AND is_paid = (paid_at IS NOT NULL)),
  CONSTRAINT purchases_unpaid_have_no_payment CHECK (is_paid OR num_nonnulls(payment_id, fulfilled_at) = 0)
);
-- One open checkout for each thing, so that a second click or tab can't pay for it twice.
CREATE UNIQUE INDEX purchases_one_open ON purchases (subject) WHERE status = 'open';
CREATE INDEX purchases_buyer_idx ON purchases (buyer_id, created_at DESC, id);
CREATE INDEX purchases_open_idx ON purchases (created_at) WHERE status = 'open';
CREATE INDEX purchases_hire_idx ON purchases (opportunity_id, expert_id) WHERE opportunity_id IS NOT NULL;
CREATE INDEX purchases_expert_idx ON purchases (expert_id) WHERE expert_id IS NOT NULL;
CREATE INDEX purchases_pack_idx ON purchases (pack_code) WHERE pack_code IS NOT NULL;
CREATE INDEX purchases_price_idx ON purchases (price_id) WHERE price_id IS NOT NULL;
COMMENT ON COLUMN purchases.subject IS 'What must not be bought twice at the same time, such as one expert for one role.';
COMMENT ON COLUMN purchases.title IS 'Shown at checkout, in lists and on the receipt.';
COMMENT ON COLUMN purchases.status IS 'refund_due: paid, but what was bought can''t be had any more; charged_back: a dispute was lost.';
COMMENT ON COLUMN purchases.payment_id IS 'The provider''s id of the payment, which refunds and disputes name.';
COMMENT ON COLUMN purchases.refunded_cents IS 'The sum of all refunds so far.';
COMMENT ON COLUMN purchases.receipt_number IS 'Given when it is paid, without gaps.';

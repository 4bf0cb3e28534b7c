-- The ledger (X-20 to X-22). A balance is what the platform owes the account's owner, as a whole number: cents for `usd`,
-- credits otherwise. What the platform itself owns, such as money at the payment provider, is therefore negative.
CREATE TABLE ledger_account_kinds (
  code text CONSTRAINT ledger_account_kinds_pkey PRIMARY KEY,
  currency text NOT NULL
    CONSTRAINT ledger_account_kinds_currency_known CHECK (currency IN ('credit', 'reward', 'usd')),
  role text NOT NULL CONSTRAINT ledger_account_kinds_role_known CHECK (role IN ('platform', 'personal', 'pot', 'debt')),
  label text NOT NULL
);
COMMENT ON COLUMN ledger_account_kinds.role IS
  'platform: one, a sum without a row to update; personal: one per person; pot: many per person, may fall due; debt: one per person, never above zero.';

CREATE TABLE ledger_accounts (
  id bigint CONSTRAINT ledger_accounts_pkey PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  -- No foreign key, because opening an account would lock the row of its kind. The trigger below checks it instead.
  kind text NOT NULL,
  -- Copied from the kind by the trigger below, whatever was inserted: checks and indexes need them here.
  currency text NOT NULL DEFAULT '',
  role text NOT NULL DEFAULT '',
  owner_id uuid CONSTRAINT ledger_accounts_owner_fkey REFERENCES users,
  source text CONSTRAINT ledger_accounts_source_known
    CHECK (source IN ('plan', 'trial', 'welcome', 'bought', 'granted', 'referral', 'insight')),
  due_at timestamptz,
  balance bigint,
  is_open boolean NOT NULL GENERATED ALWAYS AS (coalesce(balance <> 0, false)) STORED,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT ledger_accounts_owned CHECK ((role = 'platform') = (owner_id IS NULL)),
  CONSTRAINT ledger_accounts_balanced CHECK ((role = 'platform') = (balance IS NULL)),
  CONSTRAINT ledger_accounts_never_below_zero CHECK (role = 'debt' OR balance >= 0),
  CONSTRAINT ledger_accounts_debt_never_above_zero CHECK (role <> 'debt' OR balance <= 0),
  CONSTRAINT ledger_accounts_only_pots_fall_due CHECK (due_at IS NULL OR role = 'pot'),
  CONSTRAINT ledger_accounts_credits_have_a_source CHECK ((kind = 'credits') = (source IS NOT NULL))
);
CREATE UNIQUE INDEX ledger_accounts_one_each ON ledger_accounts (kind, owner_id) NULLS NOT DISTINCT
  WHERE role <> 'pot';
-- is_open rather than balance: every movement would have to update an index that mentions the balance.
CREATE INDEX ledger_accounts_open_idx ON ledger_accounts (owner_id, kind) WHERE is_open;
CREATE INDEX ledger_accounts_due_idx ON ledger_accounts (due_at, id) WHERE is_open AND due_at IS NOT NULL;
CREATE INDEX ledger_accounts_owner_idx ON ledger_accounts (owner_id);
COMMENT ON COLUMN ledger_accounts.balance IS 'The sum of the entries, kept by their trigger; null for the platform, whose accounts are sums.';
COMMENT ON COLUMN ledger_accounts.source IS 'Of spending credits: where they came from, which decides the order of spending (GK-005).';
COMMENT ON COLUMN ledger_accounts.due_at IS 'Credits end then (GK-018); what is held is returned or released then.';

CREATE FUNCTION private.open_ledger_account() RETURNS trigger
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  SELECT known.currency, known.role INTO NEW.currency, NEW.role FROM public.ledger_account_kinds AS known WHERE code = NEW.kind;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'there are no accounts of the kind %', NEW.kind
      USING ERRCODE = 'foreign_key_violation', CONSTRAINT = 'ledger_accounts_kind_known', TABLE = 'ledger_accounts';
  END IF;
  NEW.balance := CASE WHEN NEW.role <> 'platform' THEN 0 END;
  RETURN NEW;
END
$$;
CREATE TRIGGER ledger_accounts_begin_empty BEFORE INSERT ON ledger_accounts
  FOR EACH ROW EXECUTE FUNCTION private.open_ledger_account();

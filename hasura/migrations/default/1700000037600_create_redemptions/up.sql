-- Reward credits become dollars (X-21). The credits leave the balance with the request, into an account of their own, so
-- that they can't be requested twice; the rate is the one of that moment.
CREATE TABLE redemptions (
  id uuid CONSTRAINT redemptions_pkey PRIMARY KEY,
  user_id uuid NOT NULL CONSTRAINT redemptions_user_fkey REFERENCES users,
  credits integer NOT NULL CONSTRAINT redemptions_credits_positive CHECK (credits > 0),
  cents_per_credit integer NOT NULL CONSTRAINT redemptions_rate_positive CHECK (cents_per_credit > 0),
  cents bigint NOT NULL GENERATED ALWAYS AS (credits::bigint * cents_per_credit) STORED,
  reason text NOT NULL
    CONSTRAINT redemptions_reason_sized CHECK (char_length(reason) BETWEEN 10 AND 500)
    CONSTRAINT redemptions_reason_visible CHECK (private.has_visible_sign(reason)),
  status text NOT NULL DEFAULT 'requested'
    CONSTRAINT redemptions_status_known CHECK (status IN ('requested', 'approved', 'refused')),
  account_id bigint NOT NULL CONSTRAINT redemptions_account_unique UNIQUE
    CONSTRAINT redemptions_account_fkey REFERENCES ledger_accounts,
  created_at timestamptz NOT NULL DEFAULT now(),
  decided_by uuid CONSTRAINT redemptions_decided_by_fkey REFERENCES users,
  decided_at timestamptz,
  decision_reason text
    CONSTRAINT redemptions_decision_reason_sized CHECK (char_length(decision_reason) <= 1000)
    CONSTRAINT redemptions_decision_reason_visible CHECK (private.has_visible_sign(decision_reason)),
  CONSTRAINT redemptions_decided_whole
    CHECK ((status = 'requested') = (decided_by IS NULL) AND (decided_by IS NULL) = (decided_at IS NULL)),
  CONSTRAINT redemptions_refused_with_reason CHECK (status <> 'refused' OR decision_reason IS NOT NULL),
  -- Nobody decides about their own money (X-16).
  CONSTRAINT redemptions_not_own CHECK (decided_by <> user_id)
);
CREATE INDEX redemptions_own_idx ON redemptions (user_id, created_at DESC, id DESC);
CREATE INDEX redemptions_queue_idx ON redemptions (status, created_at, id);
CREATE INDEX redemptions_decided_by_idx ON redemptions (decided_by);
COMMENT ON COLUMN redemptions.id IS 'Chosen by the page, so that a request sent twice is one request.';
COMMENT ON COLUMN redemptions.account_id IS 'The account in the ledger that holds the credits until the decision.';

CREATE FUNCTION private.guard_redemption() RETURNS trigger
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF OLD.status <> 'requested' THEN
    RAISE EXCEPTION 'a redemption is decided once'
      USING ERRCODE = 'restrict_violation', CONSTRAINT = 'redemptions_decided_once', TABLE = TG_TABLE_NAME;
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER redemptions_decided_once BEFORE UPDATE ON redemptions
  FOR EACH ROW EXECUTE FUNCTION private.guard_redemption();

-- Demo seeds contain decided ones; nothing else can begin as decided.
CREATE FUNCTION private.refuse_decided() RETURNS trigger
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF NOT private.is_seeding(TG_RELID) THEN
    RAISE EXCEPTION 'a row of % begins undecided', TG_TABLE_NAME
      USING ERRCODE = 'restrict_violation', CONSTRAINT = TG_NAME, TABLE = TG_TABLE_NAME;
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER redemptions_begin_requested BEFORE INSERT ON redemptions
  FOR EACH ROW WHEN (NEW.status <> 'requested') EXECUTE FUNCTION private.refuse_decided();

GRANT SELECT ON redemptions TO sagework_hasura, sagework_actions;
GRANT INSERT, UPDATE (status, decided_by, decided_at, decision_reason) ON redemptions TO sagework_actions;

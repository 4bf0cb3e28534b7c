-- What staff give back of a purchase by hand (GO-54): first written down, then sent to the provider, whose event books it.
CREATE TABLE purchase_refunds (
  id uuid CONSTRAINT purchase_refunds_pkey PRIMARY KEY,
  purchase_id uuid NOT NULL CONSTRAINT purchase_refunds_purchase_fkey REFERENCES purchases,
  buyer_id uuid NOT NULL CONSTRAINT purchase_refunds_buyer_fkey REFERENCES users,
  amount_cents int NOT NULL CONSTRAINT purchase_refunds_amount_positive CHECK (amount_cents > 0),
  reason text NOT NULL
    CONSTRAINT purchase_refunds_reason_length CHECK (char_length(reason) <= 1000)
    CONSTRAINT purchase_refunds_reason_visible CHECK (private.has_visible_sign(reason)),
  status text NOT NULL
    CONSTRAINT purchase_refunds_status_known CHECK (status IN ('proposed', 'sending', 'sent', 'failed', 'dropped')),
  requested_by uuid NOT NULL CONSTRAINT purchase_refunds_requested_by_fkey REFERENCES users,
  created_at timestamptz NOT NULL DEFAULT now(),
  decided_by uuid CONSTRAINT purchase_refunds_decided_by_fkey REFERENCES users,
  decided_at timestamptz,
  refund_id text CONSTRAINT purchase_refunds_refund_unique UNIQUE,
  CONSTRAINT purchase_refunds_sent_is_known CHECK ((status = 'sent') = (refund_id IS NOT NULL)),
  CONSTRAINT purchase_refunds_decision_whole CHECK (
    (decided_by IS NULL) = (decided_at IS NULL)
    AND (status <> 'proposed' OR decided_by IS NULL) AND (status <> 'dropped' OR decided_by IS NOT NULL)
  ),
  -- The second person is another one, and neither decides about their own purchase (X-16).
  CONSTRAINT purchase_refunds_second_person CHECK (status = 'dropped' OR decided_by IS DISTINCT FROM requested_by),
  CONSTRAINT purchase_refunds_not_for_oneself CHECK (
    requested_by <> buyer_id AND (status = 'dropped' OR decided_by IS DISTINCT FROM buyer_id)
  )
);
-- Two clicks, or two members of staff, can't refund the same purchase at once.
CREATE UNIQUE INDEX purchase_refunds_one_open ON purchase_refunds (purchase_id) WHERE status IN ('proposed', 'sending');
CREATE INDEX purchase_refunds_purchase_idx ON purchase_refunds (purchase_id, created_at);
CREATE INDEX purchase_refunds_buyer_idx ON purchase_refunds (buyer_id, created_at);
CREATE INDEX purchase_refunds_requested_by_idx ON purchase_refunds (requested_by);
CREATE INDEX purchase_refunds_decided_by_idx ON purchase_refunds (decided_by);
CREATE INDEX purchase_refunds_proposed_idx ON purchase_refunds (created_at, id) WHERE status = 'proposed';
COMMENT ON COLUMN purchase_refunds.id IS 'Chosen by whoever asks, and part of the key at the provider: a repeat refunds nothing more.';
COMMENT ON COLUMN purchase_refunds.status IS
  'proposed: waits for a second person; sending: not answered by the provider yet; failed: the provider refused it.';
COMMENT ON COLUMN purchase_refunds.decided_by IS 'Who confirmed or dropped a proposal; nobody for what needed no second person.';

CREATE FUNCTION private.guard_purchase_refund() RETURNS trigger
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF (OLD.id, OLD.purchase_id, OLD.buyer_id, OLD.amount_cents, OLD.reason, OLD.requested_by, OLD.created_at)
      IS DISTINCT FROM
      (NEW.id, NEW.purchase_id, NEW.buyer_id, NEW.amount_cents, NEW.reason, NEW.requested_by, NEW.created_at)
    OR (OLD.status <> 'proposed'
      AND (OLD.decided_by, OLD.decided_at) IS DISTINCT FROM (NEW.decided_by, NEW.decided_at))
    OR (OLD.status, NEW.status) NOT IN (
      ('proposed', 'sending'), ('proposed', 'dropped'), ('sending', 'sent'), ('sending', 'failed'))
    OR (OLD.status = 'proposed' AND NEW.decided_by IS NULL)
  THEN
    RAISE EXCEPTION 'a refund is decided once and sent once, and never changed'
      USING ERRCODE = 'restrict_violation', CONSTRAINT = 'purchase_refunds_decided_once', TABLE = TG_TABLE_NAME;
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER purchase_refunds_decided_once BEFORE UPDATE ON purchase_refunds
  FOR EACH ROW EXECUTE FUNCTION private.guard_purchase_refund();
CREATE TRIGGER purchase_refunds_no_delete BEFORE DELETE ON purchase_refunds
  FOR EACH ROW EXECUTE FUNCTION private.refuse_change();
CREATE TRIGGER purchase_refunds_no_truncate BEFORE TRUNCATE ON purchase_refunds
  FOR EACH STATEMENT EXECUTE FUNCTION private.refuse_change();

GRANT SELECT ON purchase_refunds TO sagework_actions, sagework_hasura;
GRANT INSERT ON purchase_refunds TO sagework_actions;
GRANT UPDATE (status, decided_by, decided_at, refund_id) ON purchase_refunds TO sagework_actions;

-- The pages of staff, newest first: all, of one type, of one status.
CREATE INDEX purchases_newest_idx ON purchases (created_at DESC, id);
CREATE INDEX purchases_type_idx ON purchases (purchase_type, created_at DESC, id);
CREATE INDEX purchases_status_idx ON purchases (status, created_at DESC, id);

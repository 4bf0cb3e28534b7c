-- Who asks staff for credits, and what became of it (GK-035, GK-036).
CREATE TABLE credit_requests (
  id uuid CONSTRAINT credit_requests_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL CONSTRAINT credit_requests_user_fkey REFERENCES users,
  wizlings integer NOT NULL CONSTRAINT credit_requests_wizlings_sized CHECK (wizlings BETWEEN 10 AND 100000),
  reason text NOT NULL
    CONSTRAINT credit_requests_reason_length CHECK (char_length(reason) BETWEEN 50 AND 1000)
    CONSTRAINT credit_requests_reason_visible CHECK (private.has_visible_sign(reason)),
  status text NOT NULL DEFAULT 'PENDING'
    CONSTRAINT credit_requests_status_known CHECK (status IN ('PENDING', 'APPROVED', 'REJECTED')),
  decided_by uuid CONSTRAINT credit_requests_decided_by_fkey REFERENCES users,
  decided_at timestamptz,
  decision_reason text
    CONSTRAINT credit_requests_decision_length CHECK (char_length(decision_reason) <= 1000)
    CONSTRAINT credit_requests_decision_visible CHECK (private.has_visible_sign(decision_reason)),
  transfer_id bigint
    CONSTRAINT credit_requests_transfer_fkey REFERENCES ledger_transfers
    CONSTRAINT credit_requests_transfer_unique UNIQUE,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT credit_requests_decision_whole CHECK (
    (status = 'PENDING') = (decided_at IS NULL) AND (decided_at IS NULL) = (decided_by IS NULL)
  ),
  CONSTRAINT credit_requests_approved_is_booked CHECK ((status = 'APPROVED') = (transfer_id IS NOT NULL)),
  CONSTRAINT credit_requests_rejected_has_reason CHECK (status <> 'REJECTED' OR decision_reason IS NOT NULL),
  CONSTRAINT credit_requests_not_decided_for_oneself CHECK (decided_by <> user_id)
);
CREATE UNIQUE INDEX credit_requests_one_pending ON credit_requests (user_id) WHERE status = 'PENDING';
CREATE INDEX credit_requests_queue_idx ON credit_requests (created_at, id) WHERE status = 'PENDING';
CREATE INDEX credit_requests_decided_idx ON credit_requests (decided_at DESC, id DESC) WHERE decided_at IS NOT NULL;
CREATE INDEX credit_requests_user_idx ON credit_requests (user_id, created_at DESC, id DESC);
COMMENT ON COLUMN credit_requests.decision_reason IS 'What staff tell the person; required for a rejection.';
COMMENT ON COLUMN credit_requests.transfer_id IS 'The transfer that granted the credits.';

-- A request is answered once, and what was asked never changes.
CREATE FUNCTION private.guard_credit_request() RETURNS trigger
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF OLD.status <> 'PENDING'
    OR (OLD.id, OLD.user_id, OLD.wizlings, OLD.reason, OLD.created_at)
      IS DISTINCT FROM (NEW.id, NEW.user_id, NEW.wizlings, NEW.reason, NEW.created_at)
  THEN
    RAISE EXCEPTION 'a credit request is answered once'
      USING ERRCODE = 'restrict_violation', CONSTRAINT = 'credit_requests_answered_once', TABLE = TG_TABLE_NAME;
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER credit_requests_answered_once BEFORE UPDATE ON credit_requests
  FOR EACH ROW EXECUTE FUNCTION private.guard_credit_request();
CREATE TRIGGER credit_requests_no_delete BEFORE DELETE ON credit_requests
  FOR EACH ROW EXECUTE FUNCTION private.refuse_change();
CREATE TRIGGER credit_requests_no_truncate BEFORE TRUNCATE ON credit_requests
  FOR EACH STATEMENT EXECUTE FUNCTION private.refuse_change();

GRANT SELECT ON credit_requests TO sagework_actions, sagework_hasura;
GRANT INSERT ON credit_requests TO sagework_actions;
GRANT UPDATE (status, decided_by, decided_at, decision_reason, transfer_id) ON credit_requests TO sagework_actions;
CREATE INDEX credit_requests_decided_by_idx ON credit_requests (decided_by);

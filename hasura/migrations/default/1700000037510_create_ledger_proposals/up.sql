-- What one member of staff proposes and another has to confirm before it is booked (X-16).
CREATE TABLE ledger_proposals (
  id uuid CONSTRAINT ledger_proposals_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
  kind text NOT NULL
    CONSTRAINT ledger_proposals_kind_known CHECK (kind IN ('grant', 'credit_request', 'correction')),
  user_id uuid CONSTRAINT ledger_proposals_user_fkey REFERENCES users,
  credit_request_id uuid CONSTRAINT ledger_proposals_request_fkey REFERENCES credit_requests,
  corrects_id bigint CONSTRAINT ledger_proposals_corrects_fkey REFERENCES ledger_transfers,
  credits integer CONSTRAINT ledger_proposals_credits_positive CHECK (credits > 0),
  entries jsonb,
  worth_cents bigint NOT NULL CONSTRAINT ledger_proposals_worth_positive CHECK (worth_cents > 0),
  reason text
    CONSTRAINT ledger_proposals_reason_length CHECK (char_length(reason) <= 1000)
    CONSTRAINT ledger_proposals_reason_visible CHECK (private.has_visible_sign(reason)),
  proposed_by uuid NOT NULL CONSTRAINT ledger_proposals_proposed_by_fkey REFERENCES users,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  status text NOT NULL DEFAULT 'open'
    CONSTRAINT ledger_proposals_status_known CHECK (status IN ('open', 'confirmed', 'declined', 'withdrawn', 'expired')),
  decided_by uuid CONSTRAINT ledger_proposals_decided_by_fkey REFERENCES users,
  decided_at timestamptz,
  transfer_id bigint
    CONSTRAINT ledger_proposals_transfer_fkey REFERENCES ledger_transfers
    CONSTRAINT ledger_proposals_transfer_unique UNIQUE,
  CONSTRAINT ledger_proposals_content_whole CHECK (
    (kind = 'correction') = (corrects_id IS NOT NULL AND entries IS NOT NULL)
    AND (kind = 'correction') = (credits IS NULL)
    AND (kind = 'credit_request') = (credit_request_id IS NOT NULL)
    AND (kind = 'correction' OR user_id IS NOT NULL)
    AND (kind = 'credit_request' OR reason IS NOT NULL)
  ),
  CONSTRAINT ledger_proposals_expire_later CHECK (expires_at > created_at),
  CONSTRAINT ledger_proposals_decision_whole CHECK (
    (status = 'open') = (decided_at IS NULL) AND (status IN ('open', 'expired')) = (decided_by IS NULL)
  ),
  CONSTRAINT ledger_proposals_confirmed_is_booked CHECK ((status = 'confirmed') = (transfer_id IS NOT NULL)),
  -- The second person is another one, and neither decides about their own balance.
  CONSTRAINT ledger_proposals_second_person CHECK (status NOT IN ('confirmed', 'declined') OR decided_by <> proposed_by),
  CONSTRAINT ledger_proposals_withdrawn_by_proposer CHECK (status <> 'withdrawn' OR decided_by = proposed_by),
  CONSTRAINT ledger_proposals_not_for_oneself CHECK (
    proposed_by <> user_id AND (status <> 'confirmed' OR decided_by <> user_id)
  )
);
CREATE UNIQUE INDEX ledger_proposals_one_per_request ON ledger_proposals (credit_request_id) WHERE status = 'open';
CREATE UNIQUE INDEX ledger_proposals_one_per_transfer ON ledger_proposals (corrects_id) WHERE status = 'open';
CREATE INDEX ledger_proposals_open_idx ON ledger_proposals (created_at, id) WHERE status = 'open';
CREATE INDEX ledger_proposals_newest_idx ON ledger_proposals (created_at DESC, id DESC);
COMMENT ON COLUMN ledger_proposals.entries IS 'Of a correction: [{"accountId": "1", "amount": -5}, …], which sum to zero in each currency.';
COMMENT ON COLUMN ledger_proposals.worth_cents IS 'What is moved, in cents; above a limit it needs the second person.';

CREATE FUNCTION private.guard_ledger_proposal() RETURNS trigger
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF OLD.status <> 'open'
    OR (OLD.id, OLD.kind, OLD.user_id, OLD.credit_request_id, OLD.corrects_id, OLD.credits, OLD.entries, OLD.worth_cents,
        OLD.reason, OLD.proposed_by, OLD.created_at, OLD.expires_at)
      IS DISTINCT FROM (NEW.id, NEW.kind, NEW.user_id, NEW.credit_request_id, NEW.corrects_id, NEW.credits, NEW.entries,
        NEW.worth_cents, NEW.reason, NEW.proposed_by, NEW.created_at, NEW.expires_at)
    OR (NEW.status = 'confirmed' AND OLD.expires_at <= now())
  THEN
    RAISE EXCEPTION 'a proposal is decided once, before it expires, and never changed'
      USING ERRCODE = 'restrict_violation', CONSTRAINT = 'ledger_proposals_decided_once', TABLE = TG_TABLE_NAME;
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER ledger_proposals_decided_once BEFORE UPDATE ON ledger_proposals
  FOR EACH ROW EXECUTE FUNCTION private.guard_ledger_proposal();
CREATE TRIGGER ledger_proposals_no_delete BEFORE DELETE ON ledger_proposals
  FOR EACH ROW EXECUTE FUNCTION private.refuse_change();
CREATE TRIGGER ledger_proposals_no_truncate BEFORE TRUNCATE ON ledger_proposals
  FOR EACH STATEMENT EXECUTE FUNCTION private.refuse_change();

GRANT SELECT ON ledger_proposals TO sagework_actions, sagework_hasura;
GRANT INSERT ON ledger_proposals TO sagework_actions;
GRANT UPDATE (status, decided_by, decided_at, transfer_id) ON ledger_proposals TO sagework_actions;
CREATE INDEX ledger_proposals_user_idx ON ledger_proposals (user_id);
CREATE INDEX ledger_proposals_proposed_by_idx ON ledger_proposals (proposed_by);
CREATE INDEX ledger_proposals_decided_by_idx ON ledger_proposals (decided_by);

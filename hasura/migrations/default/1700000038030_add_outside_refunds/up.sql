-- What the provider refuses, staff refund in another way and record. Proposals end, and refusals say why.
ALTER TABLE purchase_refunds
  ALTER COLUMN requested_by DROP NOT NULL,
  ADD COLUMN reference text
    CONSTRAINT purchase_refunds_reference_sized CHECK (char_length(reference) BETWEEN 1 AND 100)
    CONSTRAINT purchase_refunds_reference_visible CHECK (private.has_visible_sign(reference))
    CONSTRAINT purchase_refunds_reference_one_line CHECK (private.is_one_line(reference)),
  ADD COLUMN failure text CONSTRAINT purchase_refunds_failure_length CHECK (char_length(failure) <= 400),
  ADD COLUMN expires_at timestamptz,
  DROP CONSTRAINT purchase_refunds_status_known,
  ADD CONSTRAINT purchase_refunds_status_known
    CHECK (status IN ('proposed', 'sending', 'sent', 'failed', 'recorded', 'dropped', 'expired')),
  DROP CONSTRAINT purchase_refunds_second_person,
  ADD CONSTRAINT purchase_refunds_second_person CHECK (status = 'dropped' OR decided_by <> requested_by),
  -- Refunds of what couldn't be fulfilled are sent by themselves, and only become a row if the provider refuses.
  ADD CONSTRAINT purchase_refunds_requested CHECK (requested_by IS NOT NULL OR status = 'failed'),
  ADD CONSTRAINT purchase_refunds_recorded_with_reference CHECK (
    (status <> 'recorded' OR reference IS NOT NULL)
    AND (reference IS NULL OR status IN ('proposed', 'recorded', 'dropped', 'expired'))
  ),
  ADD CONSTRAINT purchase_refunds_failure_of_failed CHECK (failure IS NULL OR status = 'failed');

ALTER TABLE purchase_refunds DISABLE TRIGGER purchase_refunds_decided_once;
UPDATE purchase_refunds SET expires_at = created_at + interval '30 days' WHERE status = 'proposed';
ALTER TABLE purchase_refunds ENABLE TRIGGER purchase_refunds_decided_once;
ALTER TABLE purchase_refunds
  ADD CONSTRAINT purchase_refunds_proposals_expire CHECK (status <> 'proposed' OR expires_at IS NOT NULL);
CREATE UNIQUE INDEX purchase_refunds_one_automatic ON purchase_refunds (purchase_id) WHERE requested_by IS NULL;
CREATE INDEX purchase_refunds_expiring_idx ON purchase_refunds (expires_at) WHERE status = 'proposed';
CREATE INDEX purchase_refunds_failed_idx ON purchase_refunds (purchase_id) WHERE status = 'failed';
CREATE INDEX ledger_proposals_expiring_idx ON ledger_proposals (expires_at) WHERE status = 'open';
COMMENT ON COLUMN purchase_refunds.status IS
  'proposed: waits for a second person; sending: not answered by the provider yet; failed: the provider refused it; recorded: paid outside of the provider.';
COMMENT ON COLUMN purchase_refunds.requested_by IS 'Nobody for a refund that was sent by itself and refused.';
COMMENT ON COLUMN purchase_refunds.reference IS 'Of a refund that was paid outside of the provider.';
COMMENT ON COLUMN purchase_refunds.failure IS 'Why the provider refused, for staff.';

CREATE OR REPLACE FUNCTION private.guard_purchase_refund() RETURNS trigger
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF (OLD.id, OLD.purchase_id, OLD.buyer_id, OLD.amount_cents, OLD.reason, OLD.requested_by, OLD.created_at,
      OLD.reference, OLD.expires_at)
      IS DISTINCT FROM
      (NEW.id, NEW.purchase_id, NEW.buyer_id, NEW.amount_cents, NEW.reason, NEW.requested_by, NEW.created_at,
      NEW.reference, NEW.expires_at)
    OR (OLD.status <> 'proposed'
      AND (OLD.decided_by, OLD.decided_at) IS DISTINCT FROM (NEW.decided_by, NEW.decided_at))
    OR (OLD.status, NEW.status) NOT IN (
      ('proposed', 'sending'), ('proposed', 'recorded'), ('proposed', 'dropped'), ('proposed', 'expired'),
      ('sending', 'sent'), ('sending', 'failed'))
    OR (OLD.status = 'proposed' AND (NEW.decided_by IS NULL) <> (NEW.status = 'expired'))
    OR (NEW.status IN ('sending', 'recorded') AND OLD.expires_at <= now())
    OR (NEW.status = 'sending' AND NEW.reference IS NOT NULL)
  THEN
    RAISE EXCEPTION 'a refund is decided once, before it expires, and sent once, and never changed'
      USING ERRCODE = 'restrict_violation', CONSTRAINT = 'purchase_refunds_decided_once', TABLE = TG_TABLE_NAME;
  END IF;
  RETURN NEW;
END
$$;
GRANT UPDATE (failure) ON purchase_refunds TO sagework_actions;

-- How long a second person may take.
INSERT INTO system_configurations (config, value) VALUES ('REFUND_PROPOSAL_DAYS', '30'), ('LEDGER_PROPOSAL_DAYS', '7');
ALTER TABLE system_configurations ADD CONSTRAINT system_configurations_proposal_days_whole
  CHECK (config NOT IN ('REFUND_PROPOSAL_DAYS', 'LEDGER_PROPOSAL_DAYS') OR value ~ '^[1-9][0-9]{0,2}$');

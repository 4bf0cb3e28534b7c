ALTER TABLE system_configurations DROP CONSTRAINT system_configurations_proposal_days_whole;
DELETE FROM system_configurations WHERE config IN ('REFUND_PROPOSAL_DAYS', 'LEDGER_PROPOSAL_DAYS');
DROP INDEX ledger_proposals_expiring_idx;
DROP INDEX purchase_refunds_failed_idx;
DROP INDEX purchase_refunds_one_automatic;
ALTER TABLE purchase_refunds
  DROP CONSTRAINT purchase_refunds_requested,
  DROP CONSTRAINT purchase_refunds_recorded_with_reference,
  DROP CONSTRAINT purchase_refunds_failure_of_failed,
  DROP CONSTRAINT purchase_refunds_proposals_expire,
  DROP COLUMN reference,
  DROP COLUMN failure,
  DROP COLUMN expires_at,
  ALTER COLUMN requested_by SET NOT NULL,
  DROP CONSTRAINT purchase_refunds_status_known,
  ADD CONSTRAINT purchase_refunds_status_known CHECK (status IN ('proposed', 'sending', 'sent', 'failed', 'dropped')),
  DROP CONSTRAINT purchase_refunds_second_person,
  ADD CONSTRAINT purchase_refunds_second_person CHECK (status = 'dropped' OR decided_by IS DISTINCT FROM requested_by);
COMMENT ON COLUMN purchase_refunds.status IS
  'proposed: waits for a second person; sending: not answered by the provider yet; failed: the provider refused it.';
COMMENT ON COLUMN purchase_refunds.requested_by IS NULL;
CREATE OR REPLACE FUNCTION private.guard_purchase_refund() RETURNS trigger
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

-- A batch is what one person proposes to pay. Above the limit, somebody else has to agree (X-16).
CREATE FUNCTION private.guard_payout_batch() RETURNS trigger
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF OLD.paid_at IS NOT NULL THEN
    RAISE EXCEPTION 'a batch is paid once'
      USING ERRCODE = 'restrict_violation', CONSTRAINT = 'payout_batches_paid_once', TABLE = TG_TABLE_NAME;
  END IF;
  NEW.needs_second_person := coalesce((SELECT sum(cents) FROM public.payouts WHERE batch_id = NEW.id AND status = 'requested'), 0)
    > coalesce((SELECT value::numeric FROM public.system_configurations WHERE config = 'PAYOUT_SECOND_PERSON_ABOVE_DOLLARS'), 0) * 100;
  IF EXISTS (
    SELECT FROM public.payouts
    WHERE batch_id = NEW.id AND user_id IN (NEW.proposed_by, NEW.confirmed_by, NEW.paid_by)
  ) THEN
    RAISE EXCEPTION 'nobody pays out to themselves'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'payout_batches_not_own', TABLE = TG_TABLE_NAME;
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER payout_batches_guard BEFORE UPDATE ON payout_batches
  FOR EACH ROW EXECUTE FUNCTION private.guard_payout_batch();

CREATE FUNCTION private.guard_payout() RETURNS trigger
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  batch public.payout_batches;
BEGIN
  IF (NEW.status, OLD.status) NOT IN
    (('requested', 'requested'), ('paid', 'requested'), ('returned', 'requested'), ('returned', 'paid')) THEN
    RAISE EXCEPTION 'a payout doesn''t move from % to %', OLD.status, NEW.status
      USING ERRCODE = 'restrict_violation', CONSTRAINT = 'payouts_moves', TABLE = TG_TABLE_NAME;
  END IF;
  SELECT * INTO batch FROM public.payout_batches WHERE id = NEW.batch_id FOR UPDATE;
  IF NEW.batch_id IS DISTINCT FROM OLD.batch_id AND (
    OLD.batch_id IS NOT NULL OR NEW.status <> 'requested' OR batch.confirmed_at IS NOT NULL OR batch.paid_at IS NOT NULL
    OR batch.proposed_by = NEW.user_id
  ) THEN
    RAISE EXCEPTION 'this payout can''t be put into this batch'
      USING ERRCODE = 'restrict_violation', CONSTRAINT = 'payouts_batched_once', TABLE = TG_TABLE_NAME;
  END IF;
  IF NEW.status = 'paid' AND OLD.status = 'requested' THEN
    IF batch.paid_at IS NULL THEN
      RAISE EXCEPTION 'a payout is paid with its batch'
        USING ERRCODE = 'restrict_violation', CONSTRAINT = 'payouts_paid_with_batch', TABLE = TG_TABLE_NAME;
    END IF;
    NEW.receipt_no := nextval('private.payout_receipt_numbers');
  ELSE
    NEW.receipt_no := OLD.receipt_no;
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER payouts_guard BEFORE UPDATE ON payouts FOR EACH ROW EXECUTE FUNCTION private.guard_payout();

CREATE TRIGGER payouts_begin_requested BEFORE INSERT ON payouts
  FOR EACH ROW WHEN (NEW.status <> 'requested' OR NEW.batch_id IS NOT NULL) EXECUTE FUNCTION private.refuse_decided();
CREATE TRIGGER payout_batches_begin_proposed BEFORE INSERT ON payout_batches
  FOR EACH ROW WHEN (NEW.confirmed_by IS NOT NULL OR NEW.paid_by IS NOT NULL) EXECUTE FUNCTION private.refuse_decided();
CREATE TRIGGER payout_destinations_append_only BEFORE UPDATE OR DELETE ON private.payout_destinations
  FOR EACH ROW EXECUTE FUNCTION private.refuse_change();

GRANT SELECT ON payouts, payout_batches TO sagework_hasura, sagework_actions;
GRANT INSERT, UPDATE (status, batch_id, paid_at, returned_at, return_reason) ON payouts TO sagework_actions;
GRANT INSERT, UPDATE (confirmed_by, confirmed_at, paid_by, paid_at, reference, needs_second_person) ON payout_batches
  TO sagework_actions;
GRANT USAGE ON SEQUENCE private.payout_receipt_numbers TO sagework_actions;
GRANT SELECT, INSERT ON private.payout_destinations TO sagework_actions;

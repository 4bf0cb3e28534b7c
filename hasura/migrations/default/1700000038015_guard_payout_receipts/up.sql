-- A number per payout that was paid, without gaps.
CREATE TABLE private.payout_receipt_counter (
  is_only boolean CONSTRAINT payout_receipt_counter_pkey PRIMARY KEY DEFAULT true
    CONSTRAINT payout_receipt_counter_one_row CHECK (is_only),
  last_number bigint NOT NULL
);
INSERT INTO private.payout_receipt_counter (last_number) SELECT coalesce(max(receipt_no), 0) FROM payouts;
COMMENT ON TABLE private.payout_receipt_counter IS 'A sequence would leave gaps after a rollback, and receipts may have none.';
DROP SEQUENCE private.payout_receipt_numbers;

-- With its owner's rights, since nobody else may touch the counter.
CREATE OR REPLACE FUNCTION private.guard_payout() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  batch public.payout_batches;
  is_released boolean;
BEGIN
  IF (NEW.status, OLD.status) NOT IN
    (('requested', 'requested'), ('paid', 'requested'), ('returned', 'requested'), ('returned', 'paid')) THEN
    RAISE EXCEPTION 'a payout doesn''t move from % to %', OLD.status, NEW.status
      USING ERRCODE = 'restrict_violation', CONSTRAINT = 'payouts_moves', TABLE = TG_TABLE_NAME;
  END IF;
  SELECT * INTO batch FROM public.payout_batches WHERE id = coalesce(NEW.batch_id, OLD.batch_id) FOR UPDATE;
  is_released := NEW.batch_id IS NULL AND batch.dissolved_at IS NOT NULL AND NEW.status = 'requested';
  IF NEW.batch_id IS DISTINCT FROM OLD.batch_id AND NOT is_released AND (
    OLD.batch_id IS NOT NULL OR NEW.status <> 'requested' OR batch.confirmed_at IS NOT NULL OR batch.paid_at IS NOT NULL
    OR batch.dissolved_at IS NOT NULL OR batch.proposed_by = NEW.user_id
  ) THEN
    RAISE EXCEPTION 'this payout can''t be put into this batch'
      USING ERRCODE = 'restrict_violation', CONSTRAINT = 'payouts_batched_once', TABLE = TG_TABLE_NAME;
  END IF;
  NEW.receipt_no := OLD.receipt_no;
  IF NEW.status = 'paid' AND OLD.status = 'requested' THEN
    IF batch.paid_at IS NULL THEN
      RAISE EXCEPTION 'a payout is paid with its batch'
        USING ERRCODE = 'restrict_violation', CONSTRAINT = 'payouts_paid_with_batch', TABLE = TG_TABLE_NAME;
    END IF;
    UPDATE private.payout_receipt_counter SET last_number = last_number + 1 RETURNING last_number INTO NEW.receipt_no;
  END IF;
  RETURN NEW;
END
$$;
REVOKE ALL ON FUNCTION private.guard_payout FROM PUBLIC;

CREATE SEQUENCE private.payout_receipt_numbers;
GRANT USAGE ON SEQUENCE private.payout_receipt_numbers TO sagework_actions;
SELECT setval('private.payout_receipt_numbers', last_number + 1, false) FROM private.payout_receipt_counter;
DROP TABLE private.payout_receipt_counter;
CREATE OR REPLACE FUNCTION private.guard_payout() RETURNS trigger
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

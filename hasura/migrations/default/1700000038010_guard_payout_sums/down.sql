INSERT INTO system_configurations (config, value, is_public) VALUES ('PAYOUT_SECOND_PERSON_ABOVE_DOLLARS', '500', false);
CREATE OR REPLACE FUNCTION private.guard_payout_batch() RETURNS trigger
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
DROP FUNCTION private.cents_sent_alone;

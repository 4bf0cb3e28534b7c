-- One limit for whatever needs a second person (X-16).
DELETE FROM system_configurations WHERE config = 'PAYOUT_SECOND_PERSON_ABOVE_DOLLARS';

-- The sum of the batches that one person put together counts, so that a large one can't be split up: what they sent
-- within a day without a second person, and what they may still send. Money may have left as soon as the file was
-- downloaded, even if the payout was taken back afterwards. Two batches of one person are judged one after the other.
CREATE FUNCTION private.cents_sent_alone(proposer uuid, except_batch uuid) RETURNS numeric
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  since timestamptz := now() - interval '1 day';
BEGIN
  PERFORM pg_advisory_xact_lock(39583, hashtext(proposer::text));
  RETURN (
    SELECT coalesce(sum(payout.cents), 0)
    FROM public.payout_batches AS batch JOIN public.payouts AS payout ON payout.batch_id = batch.id
    WHERE batch.proposed_by = proposer AND batch.id <> except_batch
      AND batch.confirmed_at IS NULL AND NOT batch.needs_second_person
      AND CASE
        WHEN payout.status = 'requested' THEN true
        WHEN payout.paid_at IS NOT NULL THEN payout.paid_at > since
        ELSE batch.exported_at > since
      END
  ) + (
    SELECT coalesce(sum(dissolved_cents), 0) FROM public.payout_batches
    WHERE proposed_by = proposer AND id <> except_batch
      AND confirmed_at IS NULL AND NOT needs_second_person AND exported_at > since
  );
END
$$;
REVOKE ALL ON FUNCTION private.cents_sent_alone FROM PUBLIC;
GRANT EXECUTE ON FUNCTION private.cents_sent_alone TO sagework_actions;

CREATE OR REPLACE FUNCTION private.guard_payout_batch() RETURNS trigger
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  limit_cents numeric := 100 * coalesce(
    (SELECT value::numeric FROM public.system_configurations WHERE config = 'SECOND_PERSON_ABOVE_USD'), 0);
  open_cents bigint;
  open_payouts int;
BEGIN
  IF OLD.paid_at IS NOT NULL THEN
    RAISE EXCEPTION 'a batch is paid once'
      USING ERRCODE = 'restrict_violation', CONSTRAINT = 'payout_batches_paid_once', TABLE = TG_TABLE_NAME;
  END IF;
  IF OLD.dissolved_at IS NOT NULL THEN
    RAISE EXCEPTION 'a batch that was dissolved stays so'
      USING ERRCODE = 'restrict_violation', CONSTRAINT = 'payout_batches_dissolved_for_good', TABLE = TG_TABLE_NAME;
  END IF;
  SELECT coalesce(sum(cents), 0), count(*) INTO open_cents, open_payouts
  FROM public.payouts WHERE batch_id = NEW.id AND status = 'requested';
  IF NEW.dissolved_at IS NOT NULL THEN
    NEW.needs_second_person := OLD.needs_second_person;
    NEW.dissolved_cents := open_cents;
    NEW.dissolved_payouts := open_payouts;
    RETURN NEW;
  END IF;
  NEW.needs_second_person := open_cents > 0
    AND open_cents + private.cents_sent_alone(NEW.proposed_by, NEW.id) > limit_cents;
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

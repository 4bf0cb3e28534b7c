-- A batch that hasn't been paid can be dissolved: its payouts wait to be sent again. It stays as a row, since its number
-- stands in files that staff have downloaded.
ALTER TABLE payout_batches
  ADD COLUMN exported_at timestamptz,
  ADD COLUMN dissolved_by uuid CONSTRAINT payout_batches_dissolved_by_fkey REFERENCES users,
  ADD COLUMN dissolved_at timestamptz,
  ADD COLUMN dissolve_reason text
    CONSTRAINT payout_batches_dissolve_reason_sized CHECK (char_length(dissolve_reason) <= 1000)
    CONSTRAINT payout_batches_dissolve_reason_visible CHECK (private.has_visible_sign(dissolve_reason)),
  ADD COLUMN dissolved_cents bigint,
  ADD COLUMN dissolved_payouts int,
  ADD CONSTRAINT payout_batches_dissolved_whole CHECK (
    (dissolved_by IS NULL) = (dissolved_at IS NULL) AND (dissolved_by IS NULL) = (dissolve_reason IS NULL)
    AND (dissolved_by IS NULL) = (dissolved_cents IS NULL) AND (dissolved_by IS NULL) = (dissolved_payouts IS NULL)
  ),
  ADD CONSTRAINT payout_batches_dissolved_unpaid CHECK (dissolved_at IS NULL OR paid_at IS NULL);
CREATE INDEX payout_batches_dissolved_by_idx ON payout_batches (dissolved_by);
COMMENT ON COLUMN payout_batches.exported_at IS 'When its file was last downloaded: since then the money may have been sent.';
COMMENT ON COLUMN payout_batches.dissolved_cents IS 'What was in it when it was dissolved; the guard fills it in.';

DROP TRIGGER payout_batches_begin_proposed ON payout_batches;
CREATE TRIGGER payout_batches_begin_proposed BEFORE INSERT ON payout_batches
  FOR EACH ROW WHEN (
    NEW.confirmed_by IS NOT NULL OR NEW.paid_by IS NOT NULL OR NEW.dissolved_by IS NOT NULL OR NOT NEW.needs_second_person
  ) EXECUTE FUNCTION private.refuse_decided();

-- Whoever dissolves a batch can't leave its payouts behind.
CREATE FUNCTION private.release_payouts() RETURNS trigger
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  UPDATE public.payouts SET batch_id = NULL WHERE batch_id = NEW.id AND status = 'requested';
  RETURN NULL;
END
$$;
CREATE TRIGGER payout_batches_release_payouts AFTER UPDATE ON payout_batches
  FOR EACH ROW WHEN (OLD.dissolved_at IS NULL AND NEW.dissolved_at IS NOT NULL)
  EXECUTE FUNCTION private.release_payouts();

GRANT UPDATE (exported_at, dissolved_by, dissolved_at, dissolve_reason) ON payout_batches TO sagework_actions;

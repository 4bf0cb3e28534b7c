DROP TRIGGER payout_batches_release_payouts ON payout_batches;
DROP FUNCTION private.release_payouts;
DROP TRIGGER payout_batches_begin_proposed ON payout_batches;
CREATE TRIGGER payout_batches_begin_proposed BEFORE INSERT ON payout_batches
  FOR EACH ROW WHEN (NEW.confirmed_by IS NOT NULL OR NEW.paid_by IS NOT NULL) EXECUTE FUNCTION private.refuse_decided();
ALTER TABLE payout_batches
  DROP COLUMN exported_at,
  DROP COLUMN dissolved_by,
  DROP COLUMN dissolved_at,
  DROP COLUMN dissolve_reason,
  DROP COLUMN dissolved_cents,
  DROP COLUMN dissolved_payouts;

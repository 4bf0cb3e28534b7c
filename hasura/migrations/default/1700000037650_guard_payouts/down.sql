DROP TRIGGER payout_destinations_append_only ON private.payout_destinations;
DROP TRIGGER payout_batches_begin_proposed ON payout_batches;
DROP TRIGGER payouts_begin_requested ON payouts;
DROP TRIGGER payouts_guard ON payouts;
DROP TRIGGER payout_batches_guard ON payout_batches;
DROP FUNCTION private.guard_payout();
DROP FUNCTION private.guard_payout_batch();
REVOKE ALL ON payouts, payout_batches, private.payout_destinations FROM sagework_hasura, sagework_actions;

DROP INDEX payouts_sending_idx;
ALTER TABLE payouts DROP CONSTRAINT payouts_transferred_by_stripe, DROP COLUMN transfer_id, DROP COLUMN method;

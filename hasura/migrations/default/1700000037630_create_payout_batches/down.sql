DROP TABLE payout_batches;

DROP TABLE private.payout_destinations;
DROP TABLE payouts;
DROP SEQUENCE private.payout_receipt_numbers;

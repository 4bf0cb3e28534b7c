DROP TABLE advice_bookings;
ALTER TABLE advice_offerings DROP CONSTRAINT advice_offerings_expert_key;

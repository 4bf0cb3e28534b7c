DROP TABLE opportunity_payments;

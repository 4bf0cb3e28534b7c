DROP TABLE private.payment_events;
DROP TABLE private.payment_customers;

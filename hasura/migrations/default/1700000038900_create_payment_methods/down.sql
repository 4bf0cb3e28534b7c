DROP TABLE private.payment_methods;

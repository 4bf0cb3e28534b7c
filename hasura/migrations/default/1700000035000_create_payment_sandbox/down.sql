DROP TABLE private.payment_sandbox_delivery;
DROP TABLE private.payment_sandbox_requests;
DROP TABLE private.payment_sandbox_objects;

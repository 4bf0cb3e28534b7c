DROP INDEX private.payment_events_checkout_idx;
DROP INDEX private.payment_events_invoice_idx;

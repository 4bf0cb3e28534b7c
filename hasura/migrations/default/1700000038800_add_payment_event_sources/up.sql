-- When the provider collected a payment is the time of the event about its checkout or invoice.
CREATE INDEX payment_events_checkout_idx ON private.payment_events ((body -> 'session' ->> 'reference'))
  WHERE event_type = 'checkout-completed';
CREATE INDEX payment_events_invoice_idx ON private.payment_events ((body ->> 'invoiceId')) WHERE event_type = 'invoice-paid';

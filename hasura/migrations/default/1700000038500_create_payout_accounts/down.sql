DROP INDEX private.payment_sandbox_objects_transfers_idx;
DELETE FROM private.payment_sandbox_objects WHERE kind IN ('account', 'transfer', 'transfer_reversal');
ALTER TABLE private.payment_sandbox_objects
  DROP CONSTRAINT payment_sandbox_objects_kind_known,
  ADD CONSTRAINT payment_sandbox_objects_kind_known CHECK (
    kind IN ('customer', 'product', 'checkout.session', 'subscription', 'invoice', 'charge', 'refund', 'dispute', 'event')
  );
DROP TABLE private.payout_accounts;

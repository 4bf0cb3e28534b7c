DROP TRIGGER opportunity_payments_guard_paid ON opportunity_payments;
DROP FUNCTION private.guard_paid_payment();
DROP TRIGGER opportunity_payments_total ON opportunity_payments;
DROP FUNCTION private.check_payments_total();

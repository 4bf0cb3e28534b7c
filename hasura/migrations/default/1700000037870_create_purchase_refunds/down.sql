DROP INDEX purchases_newest_idx, purchases_type_idx, purchases_status_idx;
DROP TABLE purchase_refunds;
DROP FUNCTION private.guard_purchase_refund;

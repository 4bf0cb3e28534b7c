DROP TRIGGER purchases_no_truncate ON purchases;
DROP TRIGGER purchases_stay ON purchases;
DROP TRIGGER purchases_guard ON purchases;
DROP FUNCTION private.guard_purchase;
DROP TABLE private.receipt_counter;
REVOKE ALL ON purchases FROM sagework_actions, sagework_hasura;

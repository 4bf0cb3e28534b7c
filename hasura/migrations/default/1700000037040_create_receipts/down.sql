DROP TRIGGER purchases_issue_receipt ON purchases;
DROP FUNCTION private.issue_receipt;
DROP TABLE private.receipts;
DELETE FROM system_configurations
  WHERE config IN ('RECEIPT_SELLER_NAME', 'RECEIPT_SELLER_ADDRESS', 'RECEIPT_SELLER_TAX_ID');

-- Who runs an installation is said on receipts and in the terms, which anybody can read.
UPDATE system_configurations SET is_public = true WHERE config IN ('RECEIPT_SELLER_NAME', 'RECEIPT_SELLER_ADDRESS');

UPDATE system_configurations SET is_public = false WHERE config IN ('RECEIPT_SELLER_NAME', 'RECEIPT_SELLER_ADDRESS');

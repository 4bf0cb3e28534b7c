DELETE FROM notification_preferences WHERE kind IN ('credit_request', 'ledger_proposal', 'credits_by_staff');
DELETE FROM notification_kinds WHERE code IN ('credit_request', 'ledger_proposal', 'credits_by_staff');

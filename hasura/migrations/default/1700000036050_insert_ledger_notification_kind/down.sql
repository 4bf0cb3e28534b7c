DELETE FROM notification_preferences WHERE kind = 'ledger_alert';
DELETE FROM notification_kinds WHERE code = 'ledger_alert';

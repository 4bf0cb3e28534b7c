DELETE FROM notification_kinds WHERE code = 'account';

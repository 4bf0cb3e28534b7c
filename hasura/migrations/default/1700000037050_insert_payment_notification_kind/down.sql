DELETE FROM notification_preferences WHERE kind = 'payment';
DELETE FROM notification_kinds WHERE code = 'payment';

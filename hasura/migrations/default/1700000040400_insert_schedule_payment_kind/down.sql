DELETE FROM notification_preferences WHERE kind = 'schedule_payment';
DELETE FROM notification_kinds WHERE code = 'schedule_payment';

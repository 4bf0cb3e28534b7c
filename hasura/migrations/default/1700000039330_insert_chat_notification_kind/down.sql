DELETE FROM notification_preferences WHERE kind = 'new_message';
DELETE FROM notification_kinds WHERE code = 'new_message';

DELETE FROM notification_preferences WHERE kind = 'content_progress';
DELETE FROM notification_kinds WHERE code = 'content_progress';

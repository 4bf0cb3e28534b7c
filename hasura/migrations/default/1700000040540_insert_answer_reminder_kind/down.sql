DELETE FROM notification_preferences WHERE kind = 'answer_reminder';
DELETE FROM notification_kinds WHERE code = 'answer_reminder';

DELETE FROM notification_preferences WHERE kind = 'other_hired';
DELETE FROM notification_kinds WHERE code = 'other_hired';

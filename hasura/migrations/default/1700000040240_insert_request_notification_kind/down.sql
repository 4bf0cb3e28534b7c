DELETE FROM notification_preferences WHERE kind = 'opportunity_request';
DELETE FROM notification_kinds WHERE code = 'opportunity_request';

DELETE FROM notification_preferences WHERE kind = 'team_invite';
DELETE FROM notification_kinds WHERE code = 'team_invite';

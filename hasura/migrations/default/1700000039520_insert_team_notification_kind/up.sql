INSERT INTO notification_kinds (code) VALUES ('team_invite');

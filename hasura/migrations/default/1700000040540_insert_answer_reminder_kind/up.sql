INSERT INTO notification_kinds (code) VALUES ('answer_reminder');

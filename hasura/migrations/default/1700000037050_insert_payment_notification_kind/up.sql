INSERT INTO notification_kinds (code) VALUES ('payment');

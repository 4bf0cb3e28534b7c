INSERT INTO notification_kinds (code) VALUES ('new_message');

INSERT INTO notification_kinds (code, is_optional) VALUES ('account', false);

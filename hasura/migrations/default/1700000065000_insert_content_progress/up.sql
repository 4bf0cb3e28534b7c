INSERT INTO notification_kinds (code, is_optional) VALUES ('content_progress', true);

INSERT INTO notification_kinds (code) VALUES ('other_hired');

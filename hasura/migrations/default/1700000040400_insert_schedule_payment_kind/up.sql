INSERT INTO notification_kinds (code) VALUES ('schedule_payment');

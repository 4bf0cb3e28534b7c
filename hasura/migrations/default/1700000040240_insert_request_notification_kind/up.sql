INSERT INTO notification_kinds (code) VALUES ('opportunity_request');

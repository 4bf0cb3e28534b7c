INSERT INTO notification_kinds (code) VALUES ('ledger_alert');

INSERT INTO notification_kinds (code) VALUES ('credit_request'), ('ledger_proposal'), ('credits_by_staff');

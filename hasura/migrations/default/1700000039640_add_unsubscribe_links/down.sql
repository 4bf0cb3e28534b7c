REVOKE INSERT, UPDATE (is_email_enabled) ON notification_preferences FROM sagework_actions;
ALTER TABLE private.outbox_mails DROP COLUMN unsubscribe_url;

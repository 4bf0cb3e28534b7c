-- Mail programs offer to unsubscribe where an email says how (RFC 8058). Null for emails that can't be switched off.
ALTER TABLE private.outbox_mails ADD COLUMN unsubscribe_url text
  CONSTRAINT outbox_mails_unsubscribe_url_is_web CHECK (unsubscribe_url ~ '^https?://');
-- The link works without a session, so the service writes what the person would.
GRANT INSERT, UPDATE (is_email_enabled) ON notification_preferences TO sagework_actions;

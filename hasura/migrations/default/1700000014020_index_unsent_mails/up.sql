-- Staff see at a glance how many emails are not sent yet; there are few at any time, among very many.
CREATE INDEX outbox_mails_unsent_idx ON private.outbox_mails (created_at) WHERE sent_at IS NULL;

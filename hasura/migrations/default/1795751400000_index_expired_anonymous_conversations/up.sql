-- What was claimed expires, too: by then it is a conversation, and nothing needs to know who claimed it.
DROP INDEX private.anonymous_conversations_expiry_idx;
CREATE INDEX anonymous_conversations_expiry_idx ON private.anonymous_conversations (expires_at);

DROP INDEX private.anonymous_conversations_expiry_idx;
CREATE INDEX anonymous_conversations_expiry_idx ON private.anonymous_conversations (expires_at) WHERE claimed_at IS NULL;

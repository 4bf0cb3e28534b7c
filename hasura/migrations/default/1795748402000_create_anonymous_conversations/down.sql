DROP VIEW chat_conversations_anonymous;
DROP TABLE private.anonymous_conversations;

DROP TABLE ai_conversation_messages;
DROP TABLE ai_conversations;

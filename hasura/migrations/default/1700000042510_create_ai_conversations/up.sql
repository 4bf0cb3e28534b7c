-- X-52: what somebody asks, and what was answered. The kinds share these tables; each says where its answers come from.
CREATE TABLE ai_conversations (
  conversation_id uuid CONSTRAINT ai_conversations_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
  created_by uuid NOT NULL CONSTRAINT ai_conversations_person_fkey REFERENCES users ON DELETE CASCADE,
  kind text NOT NULL CONSTRAINT ai_conversations_kind_known CHECK (kind IN ('home')),
  title text NOT NULL CONSTRAINT ai_conversations_title_length CHECK (char_length(btrim(title)) BETWEEN 1 AND 2000),
  preferences jsonb CONSTRAINT ai_conversations_preferences_shape CHECK (jsonb_typeof(preferences) = 'object'),
  created_at timestamptz NOT NULL DEFAULT now(),
  last_message_at timestamptz
);
CREATE INDEX ai_conversations_newest_idx ON ai_conversations (created_by, kind, last_message_at DESC, conversation_id DESC)
  WHERE last_message_at IS NOT NULL;
COMMENT ON COLUMN ai_conversations.title IS 'The first question, as it was typed.';
COMMENT ON COLUMN ai_conversations.preferences IS 'What the person had told about themselves when they asked.';
COMMENT ON COLUMN ai_conversations.last_message_at IS 'Null until the first question has arrived.';

CREATE TABLE ai_conversation_messages (
  id uuid CONSTRAINT ai_conversation_messages_pkey PRIMARY KEY,
  conversation_id uuid NOT NULL
    CONSTRAINT ai_conversation_messages_conversation_fkey REFERENCES ai_conversations ON DELETE CASCADE,
  number bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  step text NOT NULL CONSTRAINT ai_conversation_messages_step_known CHECK (step ~ '^follow-up-[1-9][0-9]{0,3}$'),
  body jsonb NOT NULL
    CONSTRAINT ai_conversation_messages_body_shape CHECK (jsonb_typeof(body -> 'data') = 'array' AND body ? 'from' AND body ? 'type')
    CONSTRAINT ai_conversation_messages_body_length CHECK (char_length(body::text) <= 60000),
  created_by uuid CONSTRAINT ai_conversation_messages_person_fkey REFERENCES users ON DELETE CASCADE,
  is_ai_generated boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- An answer is nobody's; what a person wrote is theirs.
  CONSTRAINT ai_conversation_messages_author_known CHECK ((created_by IS NULL) = is_ai_generated)
);
CREATE INDEX ai_conversation_messages_order_idx ON ai_conversation_messages (conversation_id, number);
CREATE INDEX ai_conversation_messages_person_idx ON ai_conversation_messages (created_by);

GRANT SELECT ON ai_conversations, ai_conversation_messages TO sagework_hasura;
GRANT SELECT, INSERT, UPDATE (last_message_at) ON ai_conversations TO sagework_actions;
GRANT SELECT, INSERT ON ai_conversation_messages TO sagework_actions;

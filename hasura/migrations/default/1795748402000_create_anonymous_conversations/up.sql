-- GI-101: what visitors asked before they logged in. Whoever asked has a secret in a cookie, of which only the hash is here; its
-- texts are read by no service but the one that hands them over.
CREATE TABLE private.anonymous_conversations (
  conversation_id uuid CONSTRAINT anonymous_conversations_pkey PRIMARY KEY,
  session_hash text CONSTRAINT anonymous_conversations_hash_shape CHECK (session_hash ~ '^[0-9a-f]{64}$'),
  question text CONSTRAINT anonymous_conversations_question_length CHECK (char_length(btrim(question)) BETWEEN 1 AND 2000),
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  claimed_by uuid CONSTRAINT anonymous_conversations_person_fkey REFERENCES users ON DELETE CASCADE,
  claimed_at timestamptz,
  CONSTRAINT anonymous_conversations_claimed_whole CHECK (num_nulls(claimed_by, claimed_at) IN (0, 2)),
  CONSTRAINT anonymous_conversations_until_claimed
    CHECK (num_nonnulls(session_hash, question) = CASE WHEN claimed_at IS NULL THEN 2 ELSE 0 END)
);
CREATE INDEX anonymous_conversations_expiry_idx ON private.anonymous_conversations (expires_at) WHERE claimed_at IS NULL;
CREATE INDEX anonymous_conversations_person_idx ON private.anonymous_conversations (claimed_by) WHERE claimed_by IS NOT NULL;
COMMENT ON COLUMN private.anonymous_conversations.question IS 'Gone once it is claimed: then it is in the conversation of that id.';

GRANT SELECT, INSERT, DELETE, UPDATE (session_hash, question, claimed_by, claimed_at) ON private.anonymous_conversations
  TO sagework_actions;

-- IBASE-06: those that somebody has made their own. A visitor's own can't be told apart here: no session reaches the engine.
CREATE VIEW chat_conversations_anonymous AS
SELECT conversation_id, claimed_by, created_at, claimed_at FROM private.anonymous_conversations WHERE claimed_at IS NOT NULL;
GRANT SELECT ON chat_conversations_anonymous TO sagework_hasura;

-- One row per attempt to answer a question, each written by a job. Only one is under way in a conversation at a time.
CREATE TABLE ai_answers (
  id uuid CONSTRAINT ai_answers_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
  conversation_id uuid NOT NULL CONSTRAINT ai_answers_conversation_fkey REFERENCES ai_conversations ON DELETE CASCADE,
  question_id uuid NOT NULL CONSTRAINT ai_answers_question_fkey REFERENCES ai_conversation_messages ON DELETE CASCADE,
  message_id uuid CONSTRAINT ai_answers_message_fkey REFERENCES ai_conversation_messages ON DELETE SET NULL,
  created_by uuid NOT NULL CONSTRAINT ai_answers_person_fkey REFERENCES users ON DELETE CASCADE,
  status text NOT NULL DEFAULT 'waiting'
    CONSTRAINT ai_answers_status_known CHECK (status IN ('waiting', 'writing', 'done', 'stopped', 'failed')),
  run int NOT NULL DEFAULT 0,
  support text CONSTRAINT ai_answers_support_known CHECK (support IN ('found', 'not found', 'uncited')),
  model text,
  prompt jsonb,
  notice text CONSTRAINT ai_answers_notice_known CHECK (notice IN ('model unavailable', 'cut off', 'no credits', 'failed')),
  stop_requested_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  first_text_at timestamptz,
  finished_at timestamptz,
  CONSTRAINT ai_answers_end_known CHECK ((finished_at IS NOT NULL) = (status IN ('done', 'stopped', 'failed')))
);
CREATE UNIQUE INDEX ai_answers_one_under_way ON ai_answers (conversation_id) WHERE status IN ('waiting', 'writing');
CREATE INDEX ai_answers_question_idx ON ai_answers (question_id, created_at DESC);
CREATE INDEX ai_answers_person_idx ON ai_answers (created_by, created_at DESC);
CREATE INDEX ai_answers_message_idx ON ai_answers (message_id);
COMMENT ON COLUMN ai_answers.run IS 'Which run of its job is writing; text of earlier runs, which were killed, no longer counts.';
COMMENT ON COLUMN ai_answers.prompt IS 'What the model was given, word for word.';
COMMENT ON COLUMN ai_answers.message_id IS 'Where the text is kept once it is finished.';

-- The text while it is being written, in pieces; removed when the whole is stored as a message.
CREATE TABLE private.ai_answer_deltas (
  answer_id uuid NOT NULL CONSTRAINT ai_answer_deltas_answer_fkey REFERENCES ai_answers ON DELETE CASCADE,
  run int NOT NULL,
  starts_at int NOT NULL,
  content text NOT NULL,
  CONSTRAINT ai_answer_deltas_pkey PRIMARY KEY (answer_id, run, starts_at)
);
COMMENT ON COLUMN private.ai_answer_deltas.starts_at IS 'How many characters come before it.';

-- Readers of its stream and the job that writes it hear at once of text, of a stop and of the end.
CREATE FUNCTION private.tell_of_ai_answer() RETURNS trigger
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  PERFORM pg_notify('sagework_ai_answers', NEW.id::text || ' row');
  RETURN NULL;
END
$$;
CREATE FUNCTION private.tell_of_ai_answer_text() RETURNS trigger
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  PERFORM pg_notify('sagework_ai_answers', NEW.answer_id::text || ' text');
  RETURN NULL;
END
$$;
CREATE TRIGGER ai_answers_tell AFTER UPDATE OF status, stop_requested_at ON ai_answers
  FOR EACH ROW EXECUTE FUNCTION private.tell_of_ai_answer();
CREATE TRIGGER ai_answer_deltas_tell AFTER INSERT ON private.ai_answer_deltas
  FOR EACH ROW EXECUTE FUNCTION private.tell_of_ai_answer_text();
REVOKE ALL ON FUNCTION private.tell_of_ai_answer, private.tell_of_ai_answer_text FROM PUBLIC;

GRANT SELECT ON ai_answers TO sagework_hasura;
GRANT SELECT, INSERT, UPDATE (status, run, support, model, prompt, notice, message_id, stop_requested_at, first_text_at,
  finished_at) ON ai_answers TO sagework_actions;
GRANT SELECT, INSERT, DELETE ON private.ai_answer_deltas TO sagework_actions;

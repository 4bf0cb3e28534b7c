-- Questions of the new flow and of people who ask (RESP-08, GI-03): the answer of its own author makes a question an
-- insight, everybody else's answer is a Q&A answer.
CREATE TABLE insights_questions (
  id uuid CONSTRAINT insights_questions_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
  mongo_id text CONSTRAINT insights_questions_mongo_id_unique UNIQUE
    CONSTRAINT insights_questions_mongo_id_form CHECK (mongo_id ~ '^[0-9a-f]{24}$'),
  user_id uuid NOT NULL CONSTRAINT insights_questions_user_fkey REFERENCES users,
  question text NOT NULL
    CONSTRAINT insights_questions_question_length CHECK (char_length(question) BETWEEN 50 AND 250 AND question = btrim(question))
    CONSTRAINT insights_questions_question_one_line CHECK (private.is_one_line(question))
    CONSTRAINT insights_questions_question_visible CHECK (private.has_visible_sign(question)),
  question_richtext jsonb
    CONSTRAINT insights_questions_richtext_sized CHECK (octet_length(question_richtext::text) <= 30000),
  topic_id uuid NOT NULL CONSTRAINT insights_questions_topic_fkey REFERENCES master_topics,
  category_id uuid NOT NULL CONSTRAINT insights_questions_category_fkey REFERENCES master_objectives,
  is_approved boolean,
  rejected_reason text
    CONSTRAINT insights_questions_reason_length CHECK (char_length(rejected_reason) BETWEEN 1 AND 500)
    CONSTRAINT insights_questions_reason_visible CHECK (private.has_visible_sign(rejected_reason)),
  is_system boolean NOT NULL DEFAULT false,
  slug text NOT NULL CONSTRAINT insights_questions_slug_unique UNIQUE
    CONSTRAINT insights_questions_slug_form CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  response_count int NOT NULL DEFAULT 0 CONSTRAINT insights_questions_responses_not_negative CHECK (response_count >= 0),
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT insights_questions_reason_of_rejection CHECK (rejected_reason IS NULL OR is_approved IS FALSE)
);
COMMENT ON COLUMN insights_questions.is_approved IS 'Null until staff decide.';
COMMENT ON COLUMN insights_questions.category_id IS 'The objective of its topic, kept by a trigger (GI-29).';
COMMENT ON COLUMN insights_questions.slug IS 'Made of the question and six signs of the id by a trigger; what a client sends is a hint only (GI-41).';
COMMENT ON COLUMN insights_questions.response_count IS 'How many answers anybody may read, kept by a trigger.';
CREATE INDEX insights_questions_own_idx ON insights_questions (user_id, created_at DESC, id DESC);
CREATE INDEX insights_questions_newest_idx ON insights_questions (created_at DESC, id DESC) WHERE is_approved;
CREATE INDEX insights_questions_category_idx ON insights_questions (category_id, created_at DESC, id DESC) WHERE is_approved;
CREATE INDEX insights_questions_queue_idx ON insights_questions (created_at, id) WHERE is_approved IS NULL;
CREATE INDEX insights_questions_topic_idx ON insights_questions (topic_id);
CREATE TRIGGER insights_questions_set_updated_at BEFORE UPDATE OF question, question_richtext, topic_id, is_approved
  ON insights_questions FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();

-- An address that people have read and passed on stays what it is once the question is approved.
CREATE FUNCTION private.fill_question() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  SELECT objective_id INTO NEW.category_id FROM public.master_topics WHERE id = NEW.topic_id;
  IF TG_OP = 'UPDATE' AND OLD.is_approved THEN
    NEW.slug := OLD.slug;
  ELSE
    NEW.slug := concat_ws('-', nullif(trim(BOTH '-' FROM left(private.slugify(NEW.question), 80)), ''), left(NEW.id::text, 6));
  END IF;
  RETURN NEW;
END
$$;
REVOKE ALL ON FUNCTION private.fill_question FROM PUBLIC;
CREATE TRIGGER insights_questions_fill BEFORE INSERT OR UPDATE OF question, slug, topic_id, category_id ON insights_questions
  FOR EACH ROW EXECUTE FUNCTION private.fill_question();

GRANT SELECT, INSERT, UPDATE (question, question_richtext, slug) ON insights_questions TO sagework_hasura;
GRANT SELECT, INSERT, UPDATE (question, question_richtext, topic_id, is_approved, rejected_reason)
  ON insights_questions TO sagework_actions;

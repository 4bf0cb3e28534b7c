-- What a response stands at (RESP-16 to RESP-18), from its columns.
CREATE FUNCTION private.response_status(is_submitted boolean, is_approved boolean) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN NOT is_submitted THEN 'draft' WHEN is_approved IS NULL THEN 'pending'
  WHEN is_approved THEN 'approved' ELSE 'rejected' END;

-- Answers to questions: recorded, or written under three headings (RESP-09 to RESP-12, GI-28 to GI-31).
CREATE TABLE insights_responses (
  id uuid CONSTRAINT insights_responses_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
  mongo_id text CONSTRAINT insights_responses_mongo_id_unique UNIQUE
    CONSTRAINT insights_responses_mongo_id_form CHECK (mongo_id ~ '^[0-9a-f]{24}$'),
  question_id uuid NOT NULL CONSTRAINT insights_responses_question_fkey REFERENCES insights_questions,
  user_id uuid NOT NULL CONSTRAINT insights_responses_user_fkey REFERENCES users,
  response_type text NOT NULL
    CONSTRAINT insights_responses_type_known CHECK (response_type IN ('audio', 'video', 'text')),
  media_url text CONSTRAINT insights_responses_media_is_link CHECK (media_url ~ '^/[^/]' AND char_length(media_url) <= 500),
  media_duration int CONSTRAINT insights_responses_duration_bounded CHECK (media_duration BETWEEN 1 AND 900),
  media_transcript_formatted text
    CONSTRAINT insights_responses_transcript_length CHECK (char_length(media_transcript_formatted) <= 5000),
  is_transcribed boolean NOT NULL DEFAULT false,
  is_transcribed_reported boolean NOT NULL DEFAULT false,
  resource_url jsonb
    CONSTRAINT insights_responses_resource_form CHECK (jsonb_typeof(resource_url) IN ('object', 'array'))
    CONSTRAINT insights_responses_resource_sized CHECK (octet_length(resource_url::text) <= 2000),
  additional_text text CONSTRAINT insights_responses_additional_length CHECK (char_length(additional_text) <= 5000),
  response_text text CONSTRAINT insights_responses_text_length CHECK (char_length(response_text) <= 30000),
  submitted_for_approval boolean NOT NULL DEFAULT false,
  is_approved boolean,
  rejected_reason text
    CONSTRAINT insights_responses_reason_length CHECK (char_length(rejected_reason) BETWEEN 1 AND 500)
    CONSTRAINT insights_responses_reason_visible CHECK (private.has_visible_sign(rejected_reason)),
  is_ai_summary_generated boolean NOT NULL DEFAULT false,
  ai_generated_title text CONSTRAINT insights_responses_title_length CHECK (char_length(ai_generated_title) BETWEEN 1 AND 250),
  ai_generated_summary text CONSTRAINT insights_responses_summary_length CHECK (char_length(ai_generated_summary) BETWEEN 1 AND 2000),
  status text NOT NULL GENERATED ALWAYS AS (private.response_status(submitted_for_approval, is_approved)) STORED,
  created_at timestamptz NOT NULL DEFAULT now(),
  draft_created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT insights_responses_decided_when_submitted CHECK (submitted_for_approval OR is_approved IS NULL),
  CONSTRAINT insights_responses_reason_of_rejection CHECK (rejected_reason IS NULL OR is_approved IS FALSE),
  -- A draft may lack everything; what is submitted has an answer in it.
  CONSTRAINT insights_responses_submitted_whole CHECK (NOT submitted_for_approval OR coalesce(
    CASE WHEN response_type = 'text' THEN private.has_visible_sign(response_text)
      ELSE media_url IS NOT NULL AND media_duration IS NOT NULL END, false))
);
COMMENT ON COLUMN insights_responses.is_approved IS 'Null until staff decide.';
COMMENT ON COLUMN insights_responses.media_url IS 'Where this origin serves the recording, to whoever may hear it.';
COMMENT ON COLUMN insights_responses.resource_url IS 'One attachment: {filePath, fileTitle}, or a list of one {title, path} (GI-28).';
COMMENT ON COLUMN insights_responses.response_text IS 'JSON: a list of {heading, text}; plain text in older rows (GI-31).';
-- One per question and person, but for what was refused (GI-43).
CREATE UNIQUE INDEX insights_responses_one_each ON insights_responses (question_id, user_id) WHERE is_approved IS NOT FALSE;
CREATE INDEX insights_responses_question_idx ON insights_responses (question_id, created_at DESC, id DESC);
CREATE INDEX insights_responses_own_idx ON insights_responses (user_id, status, created_at DESC, id DESC);
CREATE INDEX insights_responses_queue_idx ON insights_responses (created_at, id) WHERE status = 'pending';
CREATE TRIGGER insights_responses_set_updated_at BEFORE UPDATE ON insights_responses
  FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();

GRANT SELECT, INSERT, UPDATE (response_type, additional_text, response_text) ON insights_responses TO sagework_hasura;
GRANT SELECT, INSERT ON insights_responses TO sagework_actions;
GRANT UPDATE (response_type, media_url, media_duration, media_transcript_formatted, is_transcribed, is_transcribed_reported,
  resource_url, additional_text, response_text, submitted_for_approval, is_approved, rejected_reason,
  is_ai_summary_generated, ai_generated_title, ai_generated_summary, created_at) ON insights_responses TO sagework_actions;

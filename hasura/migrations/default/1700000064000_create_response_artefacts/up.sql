-- The PDF that may go with a response (GI-28, GI-78), from its upload on. Its bytes are in the file storage.
CREATE TABLE private.response_artefacts (
  id uuid CONSTRAINT response_artefacts_pkey PRIMARY KEY,
  user_id uuid NOT NULL CONSTRAINT response_artefacts_user_fkey REFERENCES users,
  file_name text NOT NULL
    CONSTRAINT response_artefacts_name_length CHECK (char_length(file_name) BETWEEN 1 AND 255)
    CONSTRAINT response_artefacts_name_one_line CHECK (private.is_one_line(file_name)),
  storage_key text NOT NULL CONSTRAINT response_artefacts_key_unique UNIQUE,
  size_bytes int NOT NULL CONSTRAINT response_artefacts_size_bounded CHECK (size_bytes BETWEEN 1 AND 10485760),
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT response_artefacts_owner UNIQUE (id, user_id)
);
COMMENT ON COLUMN private.response_artefacts.id IS 'Chosen by the browser that uploads, so that sending it twice stores one.';
CREATE INDEX response_artefacts_user_idx ON private.response_artefacts (user_id, created_at);
GRANT SELECT, INSERT, DELETE ON private.response_artefacts TO sagework_actions;

-- Which one a response holds: one of its author's own, and of no other response.
ALTER TABLE insights_responses
  ADD COLUMN artefact_id uuid,
  ADD CONSTRAINT insights_responses_artefact_unique UNIQUE (artefact_id, user_id),
  ADD CONSTRAINT insights_responses_artefact_fkey FOREIGN KEY (artefact_id, user_id)
    REFERENCES private.response_artefacts (id, user_id);
COMMENT ON COLUMN insights_responses.artefact_id IS 'What resource_url leads to, kept by a trigger.';

-- Whether anybody may open it: it belongs to what is approved, by somebody who isn't suspended.
CREATE FUNCTION private.is_artefact_public(artefact uuid) RETURNS boolean
LANGUAGE sql STABLE
RETURN EXISTS (
  SELECT FROM public.insights_responses AS response JOIN public.content_items AS item ON item.response_id = response.id
  WHERE response.artefact_id = artefact AND item.is_public);
REVOKE ALL ON FUNCTION private.is_artefact_public FROM PUBLIC;
GRANT EXECUTE ON FUNCTION private.is_artefact_public TO sagework_actions;

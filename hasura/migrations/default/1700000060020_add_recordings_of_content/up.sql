-- Which recording an answer or an insight holds: one of its author's own, and of no other (GI-28).
ALTER TABLE insights_responses
  ADD COLUMN recording_id uuid,
  -- a recording has one owner, so it is in one response at most
  ADD CONSTRAINT insights_responses_recording_unique UNIQUE (recording_id, user_id),
  ADD CONSTRAINT insights_responses_recording_fkey FOREIGN KEY (recording_id, user_id) REFERENCES private.recordings (id, user_id),
  ADD CONSTRAINT insights_responses_recording_served CHECK (recording_id IS NULL OR media_url = '/api/recordings/' || recording_id);
ALTER TABLE insight_audios
  ADD COLUMN recording_id uuid CONSTRAINT insight_audios_recording_unique UNIQUE
    CONSTRAINT insight_audios_recording_fkey REFERENCES private.recordings,
  ADD CONSTRAINT insight_audios_recording_served CHECK (recording_id IS NULL OR path = '/api/recordings/' || recording_id);
GRANT UPDATE (recording_id) ON insights_responses TO sagework_actions;

-- Whether anybody may hear it: it belongs to what is approved, by somebody who isn't suspended.
CREATE FUNCTION private.is_recording_public(recording uuid) RETURNS boolean
LANGUAGE sql STABLE
RETURN EXISTS (
    SELECT FROM public.insights_responses AS response JOIN public.content_items AS item ON item.response_id = response.id
    WHERE response.recording_id = recording AND item.is_public)
  OR EXISTS (
    SELECT FROM public.insight_audios AS audio JOIN public.content_items AS item ON item.insight_id = audio.insight_id
    WHERE audio.recording_id = recording AND item.is_public);
REVOKE ALL ON FUNCTION private.is_recording_public FROM PUBLIC;
GRANT EXECUTE ON FUNCTION private.is_recording_public TO sagework_actions;

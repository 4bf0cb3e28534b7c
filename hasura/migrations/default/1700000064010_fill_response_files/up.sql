-- Authors name the recording and the artefact of their response; what follows from that is filled in, and what isn't theirs
-- or isn't ready is refused, whoever writes (GI-28, GI-61).
CREATE FUNCTION private.fill_response_recording() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE recording private.recordings;
BEGIN
  IF NEW.recording_id IS NULL THEN
    IF TG_OP = 'UPDATE' AND OLD.recording_id IS NOT NULL THEN
      NEW.media_url := NULL;
      NEW.media_duration := NULL;
    END IF;
    RETURN NEW;
  END IF;
  SELECT * INTO recording FROM private.recordings WHERE id = NEW.recording_id AND user_id = NEW.user_id FOR KEY SHARE;
  IF recording.state IS DISTINCT FROM 'ready' OR recording.purpose NOT IN ('response', 'answer') THEN
    RAISE EXCEPTION 'this recording cannot be used in a response'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'insights_responses_recording_usable', TABLE = TG_TABLE_NAME;
  END IF;
  NEW.media_url := '/api/recordings/' || NEW.recording_id;
  NEW.media_duration := least(greatest(round(recording.duration_ms / 1000.0), 1), 900);
  RETURN NEW;
END
$$;

-- Two shapes: {filePath, fileTitle}, or a list of one {title, path}; the writer's is kept.
CREATE FUNCTION private.fill_response_artefact() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  attachment jsonb := CASE jsonb_typeof(NEW.resource_url) WHEN 'array' THEN NEW.resource_url -> 0 ELSE NEW.resource_url END;
  path text := CASE jsonb_typeof(NEW.resource_url) WHEN 'array' THEN attachment ->> 'path' ELSE attachment ->> 'filePath' END;
  title text := CASE jsonb_typeof(NEW.resource_url) WHEN 'array' THEN attachment ->> 'title' ELSE attachment ->> 'fileTitle' END;
  prefix text := '/api/insight/assets/';
BEGIN
  NEW.artefact_id := NULL;
  IF NEW.resource_url IS NULL THEN
    RETURN NEW;
  END IF;
  IF jsonb_typeof(attachment) = 'object' AND title IS NOT NULL AND char_length(title) <= 50
    AND (SELECT count(*) FROM jsonb_object_keys(attachment)) = 2
    AND (jsonb_typeof(NEW.resource_url) <> 'array' OR jsonb_array_length(NEW.resource_url) = 1)
    AND path ~ ('^' || prefix || '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$')
  THEN
    SELECT id INTO NEW.artefact_id FROM private.response_artefacts
    WHERE id = right(path, 36)::uuid AND user_id = NEW.user_id FOR KEY SHARE;
  END IF;
  IF NEW.artefact_id IS NULL THEN
    RAISE EXCEPTION 'a response holds one artefact that its author uploaded'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'insights_responses_artefact_usable', TABLE = TG_TABLE_NAME;
  END IF;
  RETURN NEW;
END
$$;
REVOKE ALL ON FUNCTION private.fill_response_recording, private.fill_response_artefact FROM PUBLIC;
CREATE TRIGGER insights_responses_fill_recording BEFORE INSERT OR UPDATE OF recording_id, media_url, media_duration
  ON insights_responses FOR EACH ROW EXECUTE FUNCTION private.fill_response_recording();
CREATE TRIGGER insights_responses_fill_artefact BEFORE INSERT OR UPDATE OF resource_url, artefact_id
  ON insights_responses FOR EACH ROW EXECUTE FUNCTION private.fill_response_artefact();

-- Drafts are written by their authors (RESP-46, RESP-47); a draft or a refused response may be taken back.
GRANT UPDATE (media_transcript_formatted, recording_id, resource_url) ON insights_responses TO sagework_hasura;
GRANT UPDATE (topic_id) ON insights_questions TO sagework_hasura;
GRANT DELETE ON insights_responses, insights_questions TO sagework_actions;

-- Title, summary and transcript of a response are of what it says now: what is sent again is summarized anew (GI-30), another
-- recording has another transcript, and the words that an author writes take the place of those that were heard, times included.
CREATE FUNCTION private.follow_response_words() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  is_other boolean := NEW.recording_id IS DISTINCT FROM OLD.recording_id;
  is_sent_again boolean := OLD.is_approved IS FALSE AND NEW.is_approved IS NULL;
  is_heard boolean := NEW.is_transcribed AND NOT OLD.is_transcribed;
  is_rewritten boolean := NEW.media_transcript_formatted IS DISTINCT FROM OLD.media_transcript_formatted;
BEGIN
  IF is_other OR is_sent_again OR NEW.response_text IS DISTINCT FROM OLD.response_text THEN
    NEW.is_ai_summary_generated := false;
    NEW.ai_generated_title := NULL;
    NEW.ai_generated_summary := NULL;
  END IF;
  IF is_other AND NOT is_rewritten THEN
    NEW.media_transcript_formatted := NULL;
  END IF;
  IF is_other OR (is_rewritten AND NOT is_heard) THEN
    NEW.is_transcribed := false;
    NEW.is_transcribed_reported := false;
  END IF;
  IF is_rewritten AND NOT is_heard AND NEW.media_transcript_formatted IS NOT NULL THEN
    UPDATE private.recordings SET transcript = NULL WHERE id = NEW.recording_id AND transcript IS NOT NULL;
  END IF;
  RETURN NEW;
END
$$;
REVOKE ALL ON FUNCTION private.follow_response_words FROM PUBLIC;
CREATE TRIGGER insights_responses_follow_words BEFORE UPDATE OF response_text, recording_id, media_transcript_formatted,
    is_approved ON insights_responses
  FOR EACH ROW EXECUTE FUNCTION private.follow_response_words();

-- A recording goes for good once nothing holds it any more: its author has replaced it, or deleted what it belonged to. What was said
-- in it goes with it. That its author corrected what was sent, and the lines that they changed, are the audit's, and stay.
ALTER TABLE private.transcript_versions
  ALTER COLUMN recording_id DROP NOT NULL,
  DROP CONSTRAINT transcript_versions_recording_fkey,
  ADD CONSTRAINT transcript_versions_recording_fkey
    FOREIGN KEY (recording_id) REFERENCES private.recordings ON DELETE SET NULL,
  ADD CONSTRAINT transcript_versions_lines_of_recording CHECK (recording_id IS NOT NULL OR lines IS NULL);
COMMENT ON COLUMN private.transcript_versions.recording_id IS 'Null once the recording is gone, and the whole of what was said in it.';

CREATE FUNCTION private.empty_transcript_version() RETURNS trigger
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  NEW.lines := NULL;
  RETURN NEW;
END
$$;
REVOKE ALL ON FUNCTION private.empty_transcript_version FROM PUBLIC;
-- by its name it comes before the next one, which reads what it leaves
CREATE TRIGGER transcript_versions_empty BEFORE UPDATE ON private.transcript_versions
  FOR EACH ROW WHEN (NEW.recording_id IS NULL) EXECUTE FUNCTION private.empty_transcript_version();
DROP TRIGGER transcript_versions_final ON private.transcript_versions;
CREATE TRIGGER transcript_versions_final BEFORE UPDATE ON private.transcript_versions
  FOR EACH ROW WHEN (
    NEW.lines IS NOT NULL
    OR to_jsonb(NEW) - '{lines,recording_id}'::text[] IS DISTINCT FROM to_jsonb(OLD) - '{lines,recording_id}'::text[]
    OR coalesce(NEW.recording_id <> OLD.recording_id, NEW.recording_id IS NOT NULL)
  ) EXECUTE FUNCTION private.refuse_change();

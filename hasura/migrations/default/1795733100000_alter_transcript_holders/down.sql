DELETE FROM private.transcript_versions WHERE recording_id IS NULL;
DROP TRIGGER transcript_versions_empty ON private.transcript_versions;
DROP FUNCTION private.empty_transcript_version;
DROP TRIGGER transcript_versions_final ON private.transcript_versions;
CREATE TRIGGER transcript_versions_final BEFORE UPDATE ON private.transcript_versions
  FOR EACH ROW WHEN (NEW.lines IS NOT NULL OR to_jsonb(NEW) - 'lines' IS DISTINCT FROM to_jsonb(OLD) - 'lines')
  EXECUTE FUNCTION private.refuse_change();
ALTER TABLE private.transcript_versions
  DROP CONSTRAINT transcript_versions_lines_of_recording,
  DROP CONSTRAINT transcript_versions_recording_fkey,
  ADD CONSTRAINT transcript_versions_recording_fkey
    FOREIGN KEY (recording_id) REFERENCES private.recordings ON DELETE CASCADE,
  ALTER COLUMN recording_id SET NOT NULL;

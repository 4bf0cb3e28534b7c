DROP TRIGGER transcript_versions_stay_few ON private.transcript_versions;
DROP FUNCTION private.keep_transcript_versions_few;
DROP TRIGGER transcript_versions_final ON private.transcript_versions;
-- what was changed is the audit's, so the row stays, with no lines
UPDATE private.transcript_versions SET lines = '[]' WHERE lines IS NULL;
CREATE TRIGGER transcript_versions_final BEFORE UPDATE ON private.transcript_versions
  FOR EACH ROW EXECUTE FUNCTION private.refuse_change();
COMMENT ON COLUMN private.transcript_versions.lines IS 'The whole, as a list of {start, end, text}; one without times is a single line.';
ALTER TABLE private.transcript_versions ALTER COLUMN lines SET NOT NULL;

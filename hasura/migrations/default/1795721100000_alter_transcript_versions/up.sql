-- What a transcript said before is 200 KB at worst, thirty times an hour. The first version is kept, and the nineteen newest; of the
-- others only what was changed stays, for the audit.
ALTER TABLE private.transcript_versions ALTER COLUMN lines DROP NOT NULL;
COMMENT ON COLUMN private.transcript_versions.lines IS
  'The whole, as a list of {start, end, text}; one without times is a single line. Null once newer ones have taken its place.';
DROP TRIGGER transcript_versions_final ON private.transcript_versions;
CREATE TRIGGER transcript_versions_final BEFORE UPDATE ON private.transcript_versions
  FOR EACH ROW WHEN (NEW.lines IS NOT NULL OR to_jsonb(NEW) - 'lines' IS DISTINCT FROM to_jsonb(OLD) - 'lines')
  EXECUTE FUNCTION private.refuse_change();

UPDATE private.transcript_versions AS version SET lines = NULL
FROM (
  SELECT id, row_number() OVER (PARTITION BY recording_id ORDER BY id) AS from_first,
    row_number() OVER (PARTITION BY recording_id ORDER BY id DESC) AS from_last
  FROM private.transcript_versions
) AS placed
WHERE placed.id = version.id AND from_first > 1 AND from_last > 19;

CREATE FUNCTION private.keep_transcript_versions_few() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  UPDATE private.transcript_versions SET lines = NULL
  WHERE recording_id = NEW.recording_id AND lines IS NOT NULL
    AND id > (SELECT min(id) FROM private.transcript_versions WHERE recording_id = NEW.recording_id AND lines IS NOT NULL)
    AND id NOT IN (
      SELECT id FROM private.transcript_versions WHERE recording_id = NEW.recording_id AND lines IS NOT NULL
      ORDER BY id DESC LIMIT 19
    );
  RETURN NULL;
END
$$;
REVOKE ALL ON FUNCTION private.keep_transcript_versions_few FROM PUBLIC;
CREATE TRIGGER transcript_versions_stay_few AFTER INSERT ON private.transcript_versions
  FOR EACH ROW EXECUTE FUNCTION private.keep_transcript_versions_few();

-- What a transcript said before its author corrected it. What is public changes at once, so staff have to be able to read what
-- was there. Nothing is changed afterwards; it goes with its recording.
CREATE TABLE private.transcript_versions (
  id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT transcript_versions_pkey PRIMARY KEY,
  recording_id uuid NOT NULL CONSTRAINT transcript_versions_recording_fkey REFERENCES private.recordings ON DELETE CASCADE,
  item_id uuid NOT NULL,
  corrected_by uuid NOT NULL CONSTRAINT transcript_versions_author_fkey REFERENCES users,
  lines jsonb NOT NULL CONSTRAINT transcript_versions_lines_form CHECK (private.is_transcript(lines)),
  changes text NOT NULL CONSTRAINT transcript_versions_changes_length CHECK (char_length(changes) BETWEEN 1 AND 2000),
  created_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE private.transcript_versions IS 'What transcripts said before their authors corrected them.';
COMMENT ON COLUMN private.transcript_versions.lines IS 'The whole, as a list of {start, end, text}; one without times is a single line.';
COMMENT ON COLUMN private.transcript_versions.changes IS 'The first changed lines, before and after, for the audit.';
CREATE INDEX transcript_versions_recording_idx ON private.transcript_versions (recording_id, id);
CREATE INDEX transcript_versions_author_idx ON private.transcript_versions (corrected_by, created_at DESC, id DESC);
CREATE INDEX transcript_versions_time_idx ON private.transcript_versions (created_at DESC, id DESC);
CREATE TRIGGER transcript_versions_final BEFORE UPDATE ON private.transcript_versions
  FOR EACH ROW EXECUTE FUNCTION private.refuse_change();
CREATE TRIGGER transcript_versions_no_truncate BEFORE TRUNCATE ON private.transcript_versions
  FOR EACH STATEMENT EXECUTE FUNCTION private.refuse_change();
GRANT SELECT, INSERT ON private.transcript_versions TO sagework_actions;

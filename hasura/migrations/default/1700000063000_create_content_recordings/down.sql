DROP VIEW content_recordings;
ALTER TABLE private.recordings DROP COLUMN transcript;
DROP FUNCTION private.is_transcript;

DROP FUNCTION private.content_passages;
DROP FUNCTION private.split_transcript;
ALTER TABLE private.passages DROP COLUMN starts_at, DROP COLUMN recording;

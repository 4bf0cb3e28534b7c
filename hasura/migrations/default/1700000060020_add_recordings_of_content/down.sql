DROP FUNCTION private.is_recording_public;
ALTER TABLE insight_audios DROP COLUMN recording_id;
ALTER TABLE insights_responses DROP COLUMN recording_id;

DROP TABLE private.recording_parts, private.recordings;
DROP FUNCTION private.guard_recording_state;

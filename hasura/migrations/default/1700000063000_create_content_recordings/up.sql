-- What was said, and when: transcripts that follow the voice.
CREATE FUNCTION private.is_transcript(stored jsonb) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN jsonb_typeof(stored) = 'array' AND NOT jsonb_path_exists(stored, '$[*] ? (
  !(@.start.type() == "number" && @.start >= 0 && @.end.type() == "number" && @.end >= @.start && @.text.type() == "string"))');
REVOKE ALL ON FUNCTION private.is_transcript FROM PUBLIC;
GRANT EXECUTE ON FUNCTION private.is_transcript TO sagework_actions;
ALTER TABLE private.recordings
  ADD COLUMN transcript jsonb
    CONSTRAINT recordings_transcript_form CHECK (private.is_transcript(transcript))
    CONSTRAINT recordings_transcript_sized CHECK (octet_length(transcript::text) <= 200000);
COMMENT ON COLUMN private.recordings.transcript IS 'A list of {start, end, text}, in seconds from the beginning.';
GRANT UPDATE (transcript) ON private.recordings TO sagework_actions;

-- The recordings of insights and answers, with what a player needs: an answer has one, an insight of the older flow up to
-- five. Who may see which is in the row filters.
CREATE VIEW content_recordings AS
SELECT item.id AS item_id, 0 AS position, response.recording_id, item.author_id, item.is_public, item.status, NULL::text AS name,
  response.response_type AS media, response.media_url AS path,
  coalesce(recording.duration_ms, response.media_duration * 1000) AS duration_ms,
  to_jsonb(recording.peaks) AS peaks, recording.transcript
FROM content_items AS item
JOIN insights_responses AS response ON response.id = item.response_id
LEFT JOIN private.recordings AS recording ON recording.id = response.recording_id
WHERE response.response_type <> 'text' AND response.media_url IS NOT NULL
UNION ALL
SELECT item.id, audio.position, audio.recording_id, item.author_id, item.is_public, item.status, audio.name, 'audio', audio.path,
  coalesce(recording.duration_ms, audio.duration * 1000), to_jsonb(recording.peaks), recording.transcript
FROM content_items AS item
JOIN insight_audios AS audio ON audio.insight_id = item.insight_id
LEFT JOIN private.recordings AS recording ON recording.id = audio.recording_id;
COMMENT ON VIEW content_recordings IS 'Recordings of insights and answers in any state.';
GRANT SELECT ON content_recordings TO sagework_hasura;

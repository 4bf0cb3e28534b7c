-- What was said in a recording is quoted with the second at which it is said, so that a citation opens there.
ALTER TABLE private.passages
  ADD COLUMN starts_at int CONSTRAINT passages_start_not_negative CHECK (starts_at >= 0),
  ADD COLUMN recording int CONSTRAINT passages_recording_natural CHECK (recording >= 0),
  ADD CONSTRAINT passages_second_of_recording CHECK ((starts_at IS NULL) = (recording IS NULL));
COMMENT ON COLUMN private.passages.starts_at IS 'The second at which it is said; none of what is written.';
COMMENT ON COLUMN private.passages.recording IS 'In which of its source''s recordings, by position.';

-- Neighbouring segments together, as long as written passages, each with the second at which it begins.
CREATE FUNCTION private.split_transcript(transcript jsonb) RETURNS TABLE (content text, starts_at int)
LANGUAGE plpgsql IMMUTABLE SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  max_length int := 600;
  piece record;
BEGIN
  content := '';
  FOR piece IN SELECT floor((segment ->> 'start')::numeric)::int AS second, part
    FROM jsonb_array_elements(CASE WHEN jsonb_typeof(transcript) = 'array' THEN transcript ELSE '[]' END)
      WITH ORDINALITY AS said (segment, number),
      private.split_passages(segment ->> 'text') WITH ORDINALITY AS words (part, place)
    ORDER BY (segment ->> 'start')::numeric, number, place LOOP
    IF content <> '' AND char_length(content) + char_length(piece.part) >= max_length THEN
      RETURN NEXT;
      content := '';
    END IF;
    starts_at := CASE WHEN content = '' THEN piece.second ELSE starts_at END;
    content := btrim(content || ' ' || piece.part);
  END LOOP;
  IF content <> '' THEN
    RETURN NEXT;
  END IF;
END
$$;

-- All that may be quoted of an insight or an answer, in its order: what is written, then what is said.
CREATE FUNCTION private.content_passages(item content_items)
RETURNS TABLE (content text, recording int, starts_at int) LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp AS $$
  WITH spoken AS (
    SELECT 0 AS position, recording.transcript FROM public.insights_responses AS response
    JOIN private.recordings AS recording ON recording.id = response.recording_id
    WHERE response.id = item.response_id AND response.response_type <> 'text' AND recording.transcript IS NOT NULL
    UNION ALL SELECT audio.position, recording.transcript FROM public.insight_audios AS audio
    JOIN private.recordings AS recording ON recording.id = audio.recording_id
    WHERE audio.insight_id = item.insight_id AND recording.transcript IS NOT NULL
  ), part AS (
    SELECT 0 AS chapter, -1 AS recording, NULL::int AS starts_at, number, words
    FROM (SELECT concat_ws(E'\n', (SELECT brief FROM public.insights WHERE id = item.insight_id),
        (SELECT concat_ws(E'\n', private.response_words(response_text),
          CASE WHEN NOT EXISTS (SELECT FROM spoken) THEN media_transcript_formatted END)
        FROM public.insights_responses WHERE id = item.response_id)) AS whole) AS written,
      private.split_passages(whole) WITH ORDINALITY AS cut (words, number)
    UNION ALL SELECT 1, spoken.position, cut.starts_at, cut.number, cut.content
    FROM spoken, private.split_transcript(spoken.transcript) WITH ORDINALITY AS cut (content, starts_at, number)
  )
  SELECT words, nullif(part.recording, -1), part.starts_at FROM part ORDER BY chapter, part.recording, number
$$;
REVOKE ALL ON FUNCTION private.split_transcript, private.content_passages FROM PUBLIC;

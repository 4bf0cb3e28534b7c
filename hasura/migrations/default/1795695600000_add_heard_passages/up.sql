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

-- As before, with what is said. Passages that stay in their place keep their ids, and with them their citations.
CREATE OR REPLACE FUNCTION private.keep_content_passages(item_id uuid) RETURNS void
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
DECLARE kept int;
BEGIN
  INSERT INTO private.passages AS old
    (source_kind, source_id, position, author_id, title, content, about, recording, starts_at)
  SELECT item.kind, item.id, part.position - 1, item.author_id, coalesce(question.question, insight.title), part.content,
    concat_ws('. ', topic.topic_name, response.ai_generated_title, response.ai_generated_summary), part.recording, part.starts_at
  FROM public.content_items AS item
  LEFT JOIN public.insights AS insight ON insight.id = item.insight_id
  LEFT JOIN public.insights_responses AS response ON response.id = item.response_id
  LEFT JOIN public.insights_questions AS question ON question.id = item.question_id
  LEFT JOIN public.master_topics AS topic ON topic.id = item.topic_id AND topic.is_approved_by_admin AND NOT topic.deleted
  CROSS JOIN private.content_passages(item) WITH ORDINALITY AS part (content, recording, starts_at, position)
  WHERE item.id = item_id AND item.is_public
  ON CONFLICT ON CONSTRAINT passages_position_once DO UPDATE SET title = excluded.title, content = excluded.content,
    about = excluded.about, recording = excluded.recording, starts_at = excluded.starts_at
  WHERE (old.title, old.content, old.about, old.recording, old.starts_at)
    IS DISTINCT FROM (excluded.title, excluded.content, excluded.about, excluded.recording, excluded.starts_at);
  kept := (SELECT count(*) FROM public.content_items AS item CROSS JOIN private.content_passages(item)
    WHERE item.id = item_id AND item.is_public);
  DELETE FROM private.passages USING public.content_items AS item
  WHERE item.id = item_id AND source_kind = item.kind AND source_id = item.id AND passages.position >= kept;
END
$$;

-- What is heard later, or put right by its author.
CREATE FUNCTION private.follow_transcript_passages() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  PERFORM private.keep_content_passages(item.id) FROM public.content_items AS item WHERE item.is_public AND item.id IN (
    SELECT id FROM public.insights_responses WHERE recording_id = NEW.id
    UNION ALL SELECT insight_id FROM public.insight_audios WHERE recording_id = NEW.id);
  RETURN NULL;
END
$$;
CREATE TRIGGER recordings_keep_passages AFTER UPDATE OF transcript ON private.recordings
  FOR EACH ROW WHEN (OLD.transcript IS DISTINCT FROM NEW.transcript) EXECUTE FUNCTION private.follow_transcript_passages();
REVOKE ALL ON FUNCTION private.split_transcript, private.content_passages, private.follow_transcript_passages FROM PUBLIC;

SELECT private.keep_content_passages(item.id) FROM content_items AS item WHERE EXISTS (
  SELECT FROM private.recordings AS recording WHERE recording.transcript IS NOT NULL AND recording.id IN (
    SELECT recording_id FROM insights_responses WHERE id = item.response_id
    UNION ALL SELECT recording_id FROM insight_audios WHERE insight_id = item.insight_id));

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
REVOKE ALL ON FUNCTION private.follow_transcript_passages FROM PUBLIC;

SELECT private.keep_content_passages(item.id) FROM content_items AS item WHERE EXISTS (
  SELECT FROM private.recordings AS recording WHERE recording.transcript IS NOT NULL AND recording.id IN (
    SELECT recording_id FROM insights_responses WHERE id = item.response_id
    UNION ALL SELECT recording_id FROM insight_audios WHERE insight_id = item.insight_id));

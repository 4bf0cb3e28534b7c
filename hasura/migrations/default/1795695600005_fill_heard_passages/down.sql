DROP TRIGGER recordings_keep_passages ON private.recordings;
DROP FUNCTION private.follow_transcript_passages;
CREATE OR REPLACE FUNCTION private.keep_content_passages(item_id uuid) RETURNS void
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  PERFORM private.keep_passages(item.kind, item.id, item.author_id, coalesce(question.question, insight.title),
      CASE WHEN item.is_public THEN concat_ws(E'\n', insight.brief, private.response_words(response.response_text),
        response.media_transcript_formatted) END,
      concat_ws('. ', topic.topic_name, response.ai_generated_title, response.ai_generated_summary))
  FROM public.content_items AS item
  LEFT JOIN public.insights AS insight ON insight.id = item.insight_id
  LEFT JOIN public.insights_responses AS response ON response.id = item.response_id
  LEFT JOIN public.insights_questions AS question ON question.id = item.question_id
  LEFT JOIN public.master_topics AS topic ON topic.id = item.topic_id AND topic.is_approved_by_admin AND NOT topic.deleted
  WHERE item.id = item_id;
END
$$;
SELECT private.keep_content_passages(id) FROM content_items;

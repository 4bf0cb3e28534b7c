DROP TRIGGER master_topics_keep_passages ON master_topics;
DROP FUNCTION private.follow_topic_passages;
DROP TRIGGER content_items_keep_passages ON content_items;
CREATE TRIGGER content_items_keep_passages AFTER INSERT OR UPDATE OF is_public ON content_items
  FOR EACH ROW EXECUTE FUNCTION private.follow_content_passages();
DROP TRIGGER insights_responses_keep_passages ON insights_responses;
CREATE TRIGGER insights_responses_keep_passages AFTER UPDATE OF response_text, media_transcript_formatted ON insights_responses
  FOR EACH ROW EXECUTE FUNCTION private.follow_content_passages();
CREATE OR REPLACE FUNCTION private.keep_content_passages(item_id uuid) RETURNS void
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  PERFORM private.keep_passages(item.kind, item.id, item.author_id, coalesce(question.question, insight.title),
      CASE WHEN item.is_public THEN concat_ws(E'\n', insight.brief, private.response_words(response.response_text),
        response.media_transcript_formatted) END)
  FROM public.content_items AS item
  LEFT JOIN public.insights AS insight ON insight.id = item.insight_id
  LEFT JOIN public.insights_responses AS response ON response.id = item.response_id
  LEFT JOIN public.insights_questions AS question ON question.id = item.question_id
  WHERE item.id = item_id;
END
$$;
UPDATE private.passages SET about = '';

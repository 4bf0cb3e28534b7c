-- What experts published is quoted as long as every member may read it: insights of both flows, and answers to questions.
CREATE FUNCTION private.keep_content_passages(item_id uuid) RETURNS void
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

CREATE FUNCTION private.follow_content_passages() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  PERFORM private.keep_content_passages(NEW.id);
  RETURN NULL;
END
$$;
CREATE FUNCTION private.drop_content_passages() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  DELETE FROM private.passages WHERE source_kind = OLD.kind AND source_id = OLD.id;
  RETURN NULL;
END
$$;
CREATE FUNCTION private.follow_question_passages() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  PERFORM private.keep_content_passages(id) FROM public.content_items WHERE question_id = NEW.id;
  RETURN NULL;
END
$$;
CREATE TRIGGER content_items_keep_passages AFTER INSERT OR UPDATE OF is_public ON content_items
  FOR EACH ROW EXECUTE FUNCTION private.follow_content_passages();
CREATE TRIGGER content_items_drop_passages AFTER DELETE ON content_items
  FOR EACH ROW EXECUTE FUNCTION private.drop_content_passages();
CREATE TRIGGER insights_keep_passages AFTER UPDATE OF title, brief ON insights
  FOR EACH ROW EXECUTE FUNCTION private.follow_content_passages();
CREATE TRIGGER insights_responses_keep_passages AFTER UPDATE OF response_text, media_transcript_formatted ON insights_responses
  FOR EACH ROW EXECUTE FUNCTION private.follow_content_passages();
CREATE TRIGGER insights_questions_keep_passages AFTER UPDATE OF question ON insights_questions
  FOR EACH ROW EXECUTE FUNCTION private.follow_question_passages();
SELECT private.keep_content_passages(id) FROM content_items;
REVOKE ALL ON FUNCTION private.keep_content_passages, private.follow_content_passages,
  private.drop_content_passages, private.follow_question_passages FROM PUBLIC;

-- Keeps what searches find of texts, with the owner's rights: those who write texts don't write here.
CREATE FUNCTION private.index_changed_text() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  PERFORM private.index_texts(TG_ARGV[0], ARRAY[(to_jsonb(coalesce(NEW, OLD)) ->> TG_ARGV[1])::uuid]);
  RETURN NULL;
END
$$;
-- Votes and views change these rows often, and nothing that is found.
CREATE TRIGGER content_items_index_insight AFTER INSERT OR DELETE OR UPDATE OF status, is_public, topic_id ON content_items
  FOR EACH ROW EXECUTE FUNCTION private.index_changed_text('insight', 'id');
CREATE TRIGGER content_items_index_question AFTER INSERT OR DELETE OR UPDATE OF status, is_public, topic_id ON content_items
  FOR EACH ROW EXECUTE FUNCTION private.index_changed_text('question', 'question_id');
CREATE TRIGGER insights_index_text AFTER UPDATE OF title, brief ON insights
  FOR EACH ROW WHEN (NEW.status = 'APPROVED') EXECUTE FUNCTION private.index_changed_text('insight', 'id');
CREATE TRIGGER insights_responses_index_insight AFTER UPDATE OF response_text, additional_text, media_transcript_formatted,
    ai_generated_title, ai_generated_summary ON insights_responses
  FOR EACH ROW WHEN (NEW.is_approved) EXECUTE FUNCTION private.index_changed_text('insight', 'id');
CREATE TRIGGER insights_responses_index_question AFTER UPDATE OF response_text, additional_text, media_transcript_formatted,
    ai_generated_title, ai_generated_summary ON insights_responses
  FOR EACH ROW WHEN (NEW.is_approved) EXECUTE FUNCTION private.index_changed_text('question', 'question_id');
CREATE TRIGGER insight_response_domains_index_insight AFTER INSERT OR DELETE ON insight_response_domains
  FOR EACH ROW EXECUTE FUNCTION private.index_changed_text('insight', 'insight_response_id');
CREATE TRIGGER insights_questions_index_text AFTER INSERT OR DELETE OR UPDATE OF question, topic_id, is_approved, response_count
  ON insights_questions FOR EACH ROW EXECUTE FUNCTION private.index_changed_text('question', 'id');
CREATE TRIGGER advice_offerings_index_text AFTER INSERT OR DELETE OR UPDATE OF topic_id, subtopic, description, enabled, deleted_at
  ON advice_offerings FOR EACH ROW EXECUTE FUNCTION private.index_changed_text('advice', 'id');
CREATE TRIGGER use_cases_index_text AFTER INSERT OR DELETE OR UPDATE ON use_cases
  FOR EACH ROW EXECUTE FUNCTION private.index_changed_text('use case', 'id');

-- Names that texts carry: those of topics and authors.
CREATE FUNCTION private.index_renamed_texts() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE of_kind text;
BEGIN
  FOREACH of_kind IN ARRAY '{insight,question,advice,use case}'::text[] LOOP
    PERFORM private.index_texts(of_kind, CASE
      WHEN TG_TABLE_NAME = 'master_topics' THEN
        ARRAY(SELECT item_id FROM private.search_items WHERE kind = of_kind AND subjects @> ARRAY[NEW.id])
      WHEN of_kind = 'insight' THEN ARRAY(SELECT id FROM public.content_items WHERE author_id = NEW.id)
      WHEN of_kind = 'question' THEN ARRAY(SELECT question_id FROM public.content_items WHERE author_id = NEW.id)
      WHEN of_kind = 'advice' THEN ARRAY(SELECT id FROM public.advice_offerings WHERE user_id = NEW.id)
      ELSE '{}' END);
  END LOOP;
  RETURN NULL;
END
$$;
REVOKE ALL ON FUNCTION private.index_changed_text, private.index_renamed_texts FROM PUBLIC;
-- Called after users_sync_suspended_content, which says first what is public.
CREATE TRIGGER users_texts_index_renamed AFTER UPDATE OF first_name, last_name, is_suspended, is_expert ON users
  FOR EACH ROW EXECUTE FUNCTION private.index_renamed_texts();
CREATE TRIGGER master_topics_texts_index_renamed AFTER UPDATE OF topic_name, deleted, is_approved_by_admin ON master_topics
  FOR EACH ROW EXECUTE FUNCTION private.index_renamed_texts();
CREATE INDEX search_items_subjects_idx ON private.search_items USING gin (subjects) WITH (fastupdate = off);

SELECT private.index_texts(kind, array_agg(item_id)) FROM private.searchable_texts GROUP BY kind;

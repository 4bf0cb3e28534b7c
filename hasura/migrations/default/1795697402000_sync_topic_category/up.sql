-- A topic that moves to another category takes its questions and what is filed under it along (GI-29): who is asked, what
-- the filters find and what is recommended go by their category.
CREATE FUNCTION private.sync_topic_category() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  UPDATE public.insights_questions SET category_id = NEW.objective_id WHERE topic_id = NEW.id;
  UPDATE public.content_items SET category_id = NEW.objective_id WHERE topic_id = NEW.id;
  RETURN NULL;
END
$$;
REVOKE ALL ON FUNCTION private.sync_topic_category FROM PUBLIC;
CREATE TRIGGER master_topics_sync_category AFTER UPDATE OF objective_id ON master_topics
  FOR EACH ROW WHEN (OLD.objective_id <> NEW.objective_id) EXECUTE FUNCTION private.sync_topic_category();

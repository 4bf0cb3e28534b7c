CREATE TRIGGER insights_sync_item AFTER INSERT OR UPDATE OF topic_id, status, created_at ON insights
  FOR EACH ROW EXECUTE FUNCTION private.sync_insight();
CREATE TRIGGER insights_responses_sync_item AFTER INSERT OR UPDATE OF submitted_for_approval, is_approved, created_at
  ON insights_responses FOR EACH ROW EXECUTE FUNCTION private.sync_response();
CREATE TRIGGER insights_questions_sync_items AFTER UPDATE OF is_approved, topic_id ON insights_questions
  FOR EACH ROW EXECUTE FUNCTION private.sync_question();
CREATE TRIGGER users_sync_suspended_content AFTER UPDATE OF is_suspended ON users
  FOR EACH ROW WHEN (OLD.is_suspended <> NEW.is_suspended) EXECUTE FUNCTION private.sync_suspended_author();

-- How many answers of a question anybody may read.
CREATE FUNCTION private.count_public_responses() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  UPDATE public.insights_questions SET response_count = response_count
    + CASE WHEN TG_OP <> 'DELETE' AND NEW.is_public THEN 1 ELSE 0 END
    - CASE WHEN TG_OP <> 'INSERT' AND OLD.is_public THEN 1 ELSE 0 END
  WHERE id = CASE TG_OP WHEN 'DELETE' THEN OLD.question_id ELSE NEW.question_id END;
  RETURN NULL;
END
$$;
REVOKE ALL ON FUNCTION private.count_public_responses FROM PUBLIC;
CREATE TRIGGER content_items_count_inserted AFTER INSERT ON content_items
  FOR EACH ROW WHEN (NEW.is_public AND NEW.question_id IS NOT NULL) EXECUTE FUNCTION private.count_public_responses();
CREATE TRIGGER content_items_count_changed AFTER UPDATE OF is_public ON content_items
  FOR EACH ROW WHEN (OLD.is_public <> NEW.is_public AND NEW.question_id IS NOT NULL)
  EXECUTE FUNCTION private.count_public_responses();
CREATE TRIGGER content_items_count_deleted AFTER DELETE ON content_items
  FOR EACH ROW WHEN (OLD.is_public AND OLD.question_id IS NOT NULL) EXECUTE FUNCTION private.count_public_responses();

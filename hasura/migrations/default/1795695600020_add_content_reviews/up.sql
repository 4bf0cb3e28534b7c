-- What is published has an owner, its author, and a day on which they are asked whether it still holds: a year after it was
-- approved or last confirmed. Who retires it takes it away from everybody, and can put it back.
ALTER TABLE content_items
  ADD COLUMN confirmed_at timestamptz,
  ADD COLUMN review_due_at timestamptz,
  ADD COLUMN review_ask_at timestamptz,
  ADD COLUMN retired_at timestamptz,
  ADD CONSTRAINT content_items_reviewed_whole CHECK (num_nulls(confirmed_at, review_due_at, review_ask_at) IN (0, 3)),
  ADD CONSTRAINT content_items_retired_hidden CHECK (retired_at IS NULL OR NOT is_public);
COMMENT ON COLUMN content_items.confirmed_at IS 'When it was published, or when its author last said that it still holds.';
COMMENT ON COLUMN content_items.review_due_at IS 'When its author is to say again whether it still holds.';
COMMENT ON COLUMN content_items.review_ask_at IS 'When they are asked next; a year later each time they don''t answer.';
UPDATE content_items SET confirmed_at = created_at, review_due_at = created_at + interval '1 year',
  review_ask_at = created_at + interval '1 year' WHERE status = 'approved';
ALTER TABLE content_items ADD CONSTRAINT content_items_public_dated CHECK (NOT is_public OR confirmed_at IS NOT NULL);
CREATE INDEX content_items_review_ask_idx ON content_items (review_ask_at, id) WHERE is_public;
CREATE INDEX content_items_own_review_idx ON content_items (author_id, review_due_at, id) WHERE is_public;
CREATE INDEX content_items_retired_idx ON content_items (author_id, retired_at DESC, id DESC) WHERE retired_at IS NOT NULL;

-- What is retired is hidden whoever decides about its author or question meanwhile; restored, it is public if it may be.
CREATE FUNCTION private.date_content_item() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF NEW.status <> 'approved' THEN
    NEW.retired_at := NULL;
  ELSIF TG_OP = 'INSERT' OR OLD.status <> 'approved' THEN
    NEW.confirmed_at := CASE TG_OP WHEN 'INSERT' THEN NEW.created_at ELSE now() END;
    NEW.review_due_at := NEW.confirmed_at + interval '1 year';
    NEW.review_ask_at := NEW.review_due_at;
  ELSIF OLD.retired_at IS NOT NULL AND NEW.retired_at IS NULL THEN
    NEW.is_public := NOT (SELECT is_suspended FROM public.users WHERE id = NEW.author_id)
      AND coalesce((SELECT is_approved FROM public.insights_questions WHERE id = NEW.question_id), NEW.insight_id IS NOT NULL);
  END IF;
  NEW.is_public := NEW.is_public AND NEW.retired_at IS NULL;
  RETURN NEW;
END
$$;
REVOKE ALL ON FUNCTION private.date_content_item FROM PUBLIC;
CREATE TRIGGER content_items_date BEFORE INSERT OR UPDATE OF status, is_public, retired_at ON content_items
  FOR EACH ROW EXECUTE FUNCTION private.date_content_item();

-- A column that a trigger changes isn't one that was updated, so those who follow what is public follow this one as well.
DROP TRIGGER content_items_keep_passages ON content_items;
CREATE TRIGGER content_items_keep_passages AFTER INSERT OR UPDATE OF is_public, topic_id, retired_at ON content_items
  FOR EACH ROW EXECUTE FUNCTION private.follow_content_passages();
DROP TRIGGER content_items_index_insight ON content_items;
CREATE TRIGGER content_items_index_insight AFTER INSERT OR DELETE OR UPDATE OF status, is_public, topic_id, retired_at ON content_items
  FOR EACH ROW EXECUTE FUNCTION private.index_changed_text('insight', 'id');
DROP TRIGGER content_items_index_question ON content_items;
CREATE TRIGGER content_items_index_question AFTER INSERT OR DELETE OR UPDATE OF status, is_public, topic_id, retired_at ON content_items
  FOR EACH ROW EXECUTE FUNCTION private.index_changed_text('question', 'question_id');
DROP TRIGGER content_items_count_changed ON content_items;
CREATE TRIGGER content_items_count_changed AFTER UPDATE OF is_public, retired_at ON content_items
  FOR EACH ROW WHEN (OLD.is_public <> NEW.is_public AND NEW.question_id IS NOT NULL)
  EXECUTE FUNCTION private.count_public_responses();
GRANT UPDATE (confirmed_at, review_due_at, review_ask_at, retired_at) ON content_items TO sagework_actions;

INSERT INTO notification_kinds (code, is_optional) VALUES ('content_review', true);

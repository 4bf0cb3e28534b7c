DELETE FROM notifications WHERE kind = 'content_review';
DELETE FROM notification_kinds WHERE code = 'content_review';
DROP TRIGGER content_items_date ON content_items;
DROP FUNCTION private.date_content_item;
DROP TRIGGER content_items_keep_passages ON content_items;
CREATE TRIGGER content_items_keep_passages AFTER INSERT OR UPDATE OF is_public, topic_id ON content_items
  FOR EACH ROW EXECUTE FUNCTION private.follow_content_passages();
DROP TRIGGER content_items_index_insight ON content_items;
CREATE TRIGGER content_items_index_insight AFTER INSERT OR DELETE OR UPDATE OF status, is_public, topic_id ON content_items
  FOR EACH ROW EXECUTE FUNCTION private.index_changed_text('insight', 'id');
DROP TRIGGER content_items_index_question ON content_items;
CREATE TRIGGER content_items_index_question AFTER INSERT OR DELETE OR UPDATE OF status, is_public, topic_id ON content_items
  FOR EACH ROW EXECUTE FUNCTION private.index_changed_text('question', 'question_id');
DROP TRIGGER content_items_count_changed ON content_items;
CREATE TRIGGER content_items_count_changed AFTER UPDATE OF is_public ON content_items
  FOR EACH ROW WHEN (OLD.is_public <> NEW.is_public AND NEW.question_id IS NOT NULL)
  EXECUTE FUNCTION private.count_public_responses();
REVOKE UPDATE (confirmed_at, review_due_at, review_ask_at, retired_at) ON content_items FROM sagework_actions;
ALTER TABLE content_items DROP COLUMN confirmed_at, DROP COLUMN review_due_at, DROP COLUMN review_ask_at, DROP COLUMN retired_at;

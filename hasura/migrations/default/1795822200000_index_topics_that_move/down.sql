DROP TRIGGER master_topics_texts_index_renamed ON master_topics;
CREATE TRIGGER master_topics_texts_index_renamed AFTER UPDATE OF topic_name, deleted, is_approved_by_admin ON master_topics
  FOR EACH ROW EXECUTE FUNCTION private.index_renamed_texts();
DROP TRIGGER master_topics_index_experts ON master_topics;
CREATE TRIGGER master_topics_index_experts AFTER UPDATE OF topic_name, deleted, is_approved_by_admin ON master_topics
  FOR EACH ROW EXECUTE FUNCTION private.index_renamed_subject();

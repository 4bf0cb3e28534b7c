DROP TRIGGER master_topics_sync_category ON master_topics;
DROP FUNCTION private.sync_topic_category;

DROP FUNCTION private.export_of_topics;
REVOKE INSERT ON master_topics, expert_topics FROM sagework_actions;
DROP INDEX master_topics_name_idx;
DROP TABLE topic_suggestions;

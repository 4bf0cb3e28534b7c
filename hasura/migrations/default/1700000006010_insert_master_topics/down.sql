DELETE FROM master_topics;

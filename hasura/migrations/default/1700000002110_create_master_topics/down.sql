DROP TABLE master_topics;

DROP TABLE master_expertise;

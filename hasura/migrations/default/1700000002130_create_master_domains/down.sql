DROP TABLE master_domains;

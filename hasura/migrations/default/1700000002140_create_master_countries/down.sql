DROP TABLE master_countries;

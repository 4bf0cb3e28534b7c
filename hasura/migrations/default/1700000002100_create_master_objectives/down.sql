DROP TABLE master_objectives;

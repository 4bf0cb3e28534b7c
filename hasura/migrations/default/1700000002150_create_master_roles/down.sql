DROP TABLE master_roles;

DELETE FROM master_roles;

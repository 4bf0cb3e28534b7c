DELETE FROM master_objectives;

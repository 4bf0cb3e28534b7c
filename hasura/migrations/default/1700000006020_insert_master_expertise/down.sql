DELETE FROM master_expertise;

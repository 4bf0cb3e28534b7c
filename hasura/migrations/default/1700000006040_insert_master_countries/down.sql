DELETE FROM master_countries;

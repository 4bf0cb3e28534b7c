DELETE FROM master_domains;

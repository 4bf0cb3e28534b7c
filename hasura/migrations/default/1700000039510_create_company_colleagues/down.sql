DROP VIEW company_colleagues;

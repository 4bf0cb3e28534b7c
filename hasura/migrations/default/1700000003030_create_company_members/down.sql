DROP TABLE company_members;

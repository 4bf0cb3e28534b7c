DROP INDEX users_company_idx;
ALTER TABLE users DROP CONSTRAINT users_company_fkey;
DROP TABLE companies;

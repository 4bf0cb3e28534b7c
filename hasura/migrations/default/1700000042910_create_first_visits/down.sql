ALTER TABLE company_members DROP COLUMN is_welcome_due;
DROP TABLE first_visits;

CREATE SCHEMA private;
COMMENT ON SCHEMA private IS 'Tables of the Express service that GraphQL never sees.';

GRANT USAGE ON SCHEMA public TO sagework_hasura, sagework_actions;
-- The engine needs the schema for trigger functions only; it gets no table in it.
GRANT USAGE ON SCHEMA private TO sagework_hasura, sagework_actions;

-- TRUNCATE and REFERENCES are left out on purpose: neither service empties a table or builds on one.
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT, INSERT, UPDATE, DELETE, TRIGGER ON TABLES TO sagework_hasura;
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO sagework_actions;
ALTER DEFAULT PRIVILEGES IN SCHEMA private GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO sagework_actions;

-- Whoever may put a trigger on a table runs code as everybody who writes to it. The owner makes the engine's triggers
-- (`prepare`, or the migrations' job of the containers); the role that serves defines nothing.
DO $$
BEGIN
  EXECUTE format('REVOKE CREATE, TEMPORARY ON DATABASE %I FROM sagework_hasura', current_database());
  EXECUTE format('REVOKE TEMPORARY ON DATABASE %I FROM sagework_actions', current_database());
END
$$;
REVOKE TRIGGER ON ALL TABLES IN SCHEMA public FROM sagework_hasura;
ALTER DEFAULT PRIVILEGES IN SCHEMA public REVOKE TRIGGER ON TABLES FROM sagework_hasura;

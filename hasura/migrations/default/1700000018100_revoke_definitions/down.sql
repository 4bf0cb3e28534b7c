ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT TRIGGER ON TABLES TO sagework_hasura;
GRANT TRIGGER ON ALL TABLES IN SCHEMA public TO sagework_hasura;
DO $$
BEGIN
  EXECUTE format('GRANT TEMPORARY ON DATABASE %I TO sagework_actions', current_database());
  EXECUTE format('GRANT CREATE, TEMPORARY ON DATABASE %I TO sagework_hasura', current_database());
END
$$;

-- The three database roles. Whoever installs the database gives them a login and a password; here they only exist.
DO $$
DECLARE role_name text;
BEGIN
  FOREACH role_name IN ARRAY ARRAY['sagework_owner', 'sagework_hasura', 'sagework_actions'] LOOP
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = role_name) THEN
      EXECUTE format('CREATE ROLE %I NOLOGIN', role_name);
    END IF;
  END LOOP;
  -- The engine keeps its catalog in a schema of its own, which it makes itself.
  EXECUTE format('GRANT CREATE ON DATABASE %I TO sagework_hasura', current_database());
END
$$;

-- Roles belong to the whole cluster and may own things in another database, so they stay.
DO $$
BEGIN
  EXECUTE format('REVOKE CREATE ON DATABASE %I FROM sagework_hasura', current_database());
END
$$;

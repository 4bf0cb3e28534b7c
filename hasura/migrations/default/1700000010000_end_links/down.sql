CREATE OR REPLACE FUNCTION private.end_sessions_of_suspended() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  DELETE FROM auth.sessions WHERE user_id = NEW.id;
  RETURN NULL;
END
$$;
DROP FUNCTION auth.end_links(uuid);

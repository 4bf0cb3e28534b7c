-- X-16: suspension ends sessions at once, whichever service suspends. It runs with the owner's rights, because the
-- engine's role has none in schema auth.
CREATE FUNCTION private.end_sessions_of_suspended() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  DELETE FROM auth.sessions WHERE user_id = NEW.id;
  RETURN NULL;
END
$$;
CREATE TRIGGER users_end_sessions AFTER UPDATE OF is_suspended ON users
  FOR EACH ROW WHEN (NEW.is_suspended AND NOT OLD.is_suspended) EXECUTE FUNCTION private.end_sessions_of_suspended();

-- Whoever holds a socket open for a session hears at once that it ended, whoever ended it (X-73).
CREATE FUNCTION private.tell_of_ended_session() RETURNS trigger
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  PERFORM pg_notify('sagework_session_ended', OLD.id::text);
  RETURN NULL;
END
$$;
REVOKE ALL ON FUNCTION private.tell_of_ended_session FROM PUBLIC;
CREATE TRIGGER sessions_tell_of_end AFTER DELETE ON auth.sessions
  FOR EACH ROW EXECUTE FUNCTION private.tell_of_ended_session();

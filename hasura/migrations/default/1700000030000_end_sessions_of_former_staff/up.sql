-- Tokens name the role that they were made for, and live for minutes. Whoever is staff no longer is to lose what staff
-- may do at once, so their sessions end as those of the suspended do, and with them tokens and sockets (X-16, X-73).
CREATE FUNCTION private.end_sessions_of_former_staff() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  DELETE FROM auth.sessions WHERE user_id = NEW.user_id;
  RETURN NULL;
END
$$;
REVOKE ALL ON FUNCTION private.end_sessions_of_former_staff FROM PUBLIC;
CREATE TRIGGER user_accounts_end_sessions AFTER UPDATE OF is_admin ON user_accounts
  FOR EACH ROW WHEN (OLD.is_admin AND NOT NEW.is_admin) EXECUTE FUNCTION private.end_sessions_of_former_staff();

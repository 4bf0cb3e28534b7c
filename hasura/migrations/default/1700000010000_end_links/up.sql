-- Everything mailed or half done that leads into somebody's account ends with the password it stood beside: links to
-- sign in, to choose a password and to confirm the address, and challenges for a code. Codes that were used are kept,
-- or they could be used again.
CREATE FUNCTION auth.end_links(person uuid) RETURNS void LANGUAGE sql SET search_path = pg_catalog, pg_temp AS $$
  DELETE FROM auth.verifications link
  USING auth.users login
  WHERE login.id = person
    AND link.id NOT LIKE 'used-code-%'
    AND (link.value = person::text OR starts_with(link.value, '{"email":' || to_json(login.email)::text));
$$;
COMMENT ON FUNCTION auth.end_links IS 'Ends every single-use link and challenge of a person.';
REVOKE ALL ON FUNCTION auth.end_links FROM PUBLIC;
GRANT EXECUTE ON FUNCTION auth.end_links TO sagework_actions;

-- Suspension ends them beside the sessions (X-16).
CREATE OR REPLACE FUNCTION private.end_sessions_of_suspended() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  DELETE FROM auth.sessions WHERE user_id = NEW.id;
  PERFORM auth.end_links(NEW.id);
  RETURN NULL;
END
$$;

-- People type calendly.com/zoe, which is a web address but for its beginning. The forms complete it
-- (completeWebAddress in the contract), and so do table mutations, which bypass the forms. What isn't a web address even
-- then stays as it is, and is refused by the columns' checks.
CREATE FUNCTION private.completed_web_address(value text) RETURNS text LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, pg_temp AS $$
  SELECT CASE WHEN private.is_web_address('https://' || value) THEN 'https://' || value
    WHEN value ~* '^https?://' THEN lower(split_part(value, '://', 1)) || substr(value, strpos(value, '://'))
    ELSE value END
$$;

CREATE FUNCTION private.complete_calendar_link() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  NEW.calendly := private.completed_web_address(NEW.calendly);
  RETURN NEW;
END
$$;
CREATE TRIGGER user_accounts_complete_calendly BEFORE INSERT OR UPDATE OF calendly ON user_accounts
  FOR EACH ROW EXECUTE FUNCTION private.complete_calendar_link();

CREATE FUNCTION private.complete_company_url() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  NEW.company_url := private.completed_web_address(NEW.company_url);
  RETURN NEW;
END
$$;
CREATE TRIGGER companies_complete_url BEFORE INSERT OR UPDATE OF company_url ON companies
  FOR EACH ROW EXECUTE FUNCTION private.complete_company_url();

CREATE FUNCTION private.complete_entry_url() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  NEW.url := private.completed_web_address(NEW.url);
  RETURN NEW;
END
$$;
CREATE TRIGGER profile_entries_complete_url BEFORE INSERT OR UPDATE OF url ON profile_entries
  FOR EACH ROW EXECUTE FUNCTION private.complete_entry_url();

ALTER TABLE companies DROP CONSTRAINT companies_name_visible;
ALTER TABLE users DROP CONSTRAINT users_first_name_visible, DROP CONSTRAINT users_last_name_visible;
DROP FUNCTION private.has_visible_sign(text);
CREATE OR REPLACE FUNCTION private.is_one_line(value text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT value !~ '[\u0001-\u001f\u007f-\u009f]'
$$;
-- One session that goes up, down and up again still has the helper of the way up.
DROP FUNCTION IF EXISTS pg_temp.plain(text);

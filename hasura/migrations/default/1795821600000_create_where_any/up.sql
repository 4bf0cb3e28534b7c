-- What a list is narrowed by is written into its statement with the values, so that the page and the question whether anything
-- has all of the words are the same text, and neither needs a list of parameters.
CREATE FUNCTION private.where_any(condition text, list jsonb) RETURNS text LANGUAGE sql IMMUTABLE
SET search_path = pg_catalog, pg_temp AS $$
  SELECT format(condition, private.values_of(list)) WHERE private.values_of(list) IS NOT NULL
$$;
COMMENT ON FUNCTION private.where_any IS
  'The condition with the values of the list in place of its %L; null for a list without any, which narrows nothing.';
REVOKE ALL ON FUNCTION private.where_any FROM PUBLIC;
GRANT EXECUTE ON FUNCTION private.where_any TO sagework_hasura;

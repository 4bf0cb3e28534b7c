CREATE FUNCTION private.half_or_any_of(terms tsquery[]) RETURNS tsquery LANGUAGE sql IMMUTABLE
SET search_path = pg_catalog, pg_temp AS $$
  SELECT CASE WHEN cardinality(terms) <= 6 THEN private.half_of(terms) ELSE private.any_of(terms) END
$$;
COMMENT ON FUNCTION private.half_or_any_of IS
  'What an index finds those by that have half of the terms. Of more than six it finds more: private.has_half_of tells them apart.';
CREATE FUNCTION private.has_half_of(words tsvector, terms tsquery[]) RETURNS boolean LANGUAGE sql IMMUTABLE
SET search_path = pg_catalog, pg_temp AS $$
  SELECT count(*) * 2 >= cardinality(terms) FROM unnest(terms) AS term WHERE words @@ term
$$;
REVOKE ALL ON FUNCTION private.half_or_any_of, private.has_half_of FROM PUBLIC;
GRANT EXECUTE ON FUNCTION private.half_or_any_of, private.has_half_of TO sagework_hasura;

-- One search asks for twelve things: a page and a count of each of six groups. Reading its words takes 0.4 ms of processor time,
-- so a connection remembers what it read last. For a second only: a word that the lexicon learns meanwhile is found as it is
-- typed anyway, and a synonym can wait. The words decide alone, so that it doesn't matter whose search it was. Several searches
-- take turns on a connection, so there are eight places.
CREATE FUNCTION private.remembered_terms(asked text, is_begun boolean) RETURNS tsquery[]
LANGUAGE plpgsql STABLE SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  reading text := concat(is_begun, ' ', left(asked, 200));
  place text := concat('sagework.search_reading_', hashtext(reading) & 7);
  at numeric := extract(epoch FROM clock_timestamp());
  remembered text[] := nullif(current_setting(place, true), '')::text[];
  terms tsquery[];
BEGIN
  IF remembered[1] = reading AND at - remembered[2]::numeric BETWEEN 0 AND 1 THEN
    RETURN remembered[3]::tsquery[];
  END IF;
  terms := private.search_terms(asked, is_begun);
  PERFORM set_config(place, ARRAY[reading, at::text, terms::text]::text, false);
  RETURN terms;
END
$$;

-- What a search is narrowed by is checked, so that whoever sends something else reads what is wrong.
CREATE FUNCTION private.is_narrowed(filter jsonb) RETURNS boolean
LANGUAGE plpgsql IMMUTABLE SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  name text;
  ids jsonb;
  is_some boolean := false;
BEGIN
  FOREACH name IN ARRAY '{topics,expertise}'::text[] LOOP
    ids := coalesce(nullif(filter -> name, 'null'), '[]');
    IF ids <> '[]' THEN
      IF jsonb_typeof(ids) <> 'array' OR EXISTS (SELECT FROM jsonb_array_elements(ids) AS id
        WHERE jsonb_typeof(id) <> 'string' OR NOT pg_input_is_valid(id #>> '{}', 'uuid')) THEN
        RAISE EXCEPTION '"%" of a search is a list of ids', name USING ERRCODE = 'invalid_parameter_value';
      END IF;
      is_some := true;
    END IF;
  END LOOP;
  RETURN is_some;
END
$$;
COMMENT ON FUNCTION private.is_narrowed IS 'Whether a search asks for topics or skills. Fails for anything but lists of ids.';

REVOKE ALL ON FUNCTION private.remembered_terms, private.is_narrowed FROM PUBLIC;
GRANT EXECUTE ON FUNCTION private.remembered_terms, private.is_narrowed TO sagework_hasura;

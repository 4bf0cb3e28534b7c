-- A list as a form asks for it: up to 20 objects, each with exactly these keys and short texts.
CREATE FUNCTION private.is_entry_list(list jsonb, keys text[]) RETURNS boolean
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE SET search_path = '' AS $$
  SELECT CASE WHEN pg_catalog.jsonb_typeof(list) <> 'array' THEN false
    ELSE pg_catalog.jsonb_array_length(list) <= 20 AND NOT EXISTS (
      SELECT FROM pg_catalog.jsonb_array_elements(list) AS entry
      WHERE CASE WHEN pg_catalog.jsonb_typeof(entry) <> 'object' THEN true
        ELSE NOT (entry OPERATOR(pg_catalog.?&) keys)
          OR EXISTS (
            SELECT FROM pg_catalog.jsonb_each(entry) AS part
            WHERE part.key <> ALL (keys) OR pg_catalog.jsonb_typeof(part.value) <> 'string'
              OR pg_catalog.char_length(part.value #>> '{}') > 1000)
        END)
    END
$$;

-- What waits for a person, the longest wait first. A new kind of need is one more branch in one of the two functions, and its
-- words in web/src/features/home/needs.
CREATE FUNCTION private.needs_of(reader uuid, after timestamptz, after_key uuid, page_size int)
RETURNS TABLE (key uuid, kind text, since timestamptz, opportunity_id uuid, person_id uuid, title text, amount_cents bigint,
  amount_to_cents bigint, amount_unit text, number int)
LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp AS $$
  SELECT * FROM (
    SELECT * FROM private.application_needs_of(reader, after, after_key, page_size)
    UNION ALL SELECT * FROM private.other_needs_of(reader, after, after_key, page_size)
  ) AS found
  ORDER BY found.since, found.key LIMIT page_size
$$;

CREATE VIEW needs AS
  SELECT reader.id AS user_id, need.*
  FROM users AS reader
  CROSS JOIN LATERAL private.needs_of(reader.id, '-infinity', '00000000-0000-0000-0000-000000000000', 100) AS need;
COMMENT ON VIEW needs IS 'What waits for a person; own_needs returns its rows, a page at a time.';
GRANT SELECT ON needs TO sagework_hasura;

-- The same for whoever asks, as a field of the API.
CREATE FUNCTION own_needs(hasura_session json, after timestamptz, after_key uuid, page_size int) RETURNS SETOF needs
LANGUAGE sql STABLE AS $$
  SELECT reader.id, need.*
  FROM (SELECT (hasura_session ->> 'x-hasura-user-id')::uuid AS id) AS reader
  CROSS JOIN LATERAL private.needs_of(reader.id, after, after_key, least(greatest(page_size, 1), 100)) AS need
$$;
COMMENT ON FUNCTION own_needs IS 'What waits for the caller, the longest wait first, a page at a time.';

-- Every search ranks six groups and counts them, so what one ranking costs is what a search costs. What EXPLAIN showed:
-- * ts_rank that divides by a text's length reads all of its positions (normalization 1), 15 ms for two thousand texts. By its
--   number of different words (16) it is known at once, and the order is nearly the same.
-- * Whether anything has all of the terms was asked before every page. Now the page itself says so.
-- * Postgres expected a thousand rows of each page, and so read all experts, questions and calls there are to filter ten.
-- * Of what has only some of the terms, thousands were read to find those that have half of them. Now the index finds these.
CREATE FUNCTION private.half_of(terms tsquery[]) RETURNS tsquery LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, pg_temp AS $$
  WITH RECURSIVE picked (term, last, number) AS (
    SELECT terms[place], place, 1 FROM generate_subscripts(terms, 1) AS place
    UNION ALL SELECT term && terms[place], place, number + 1
    FROM picked, generate_series(last + 1, cardinality(terms)) AS place WHERE number * 2 < cardinality(terms))
  SELECT private.any_of(array_agg(term)) FROM picked WHERE number * 2 >= cardinality(terms)
$$;
COMMENT ON FUNCTION private.half_of IS 'Whatever has half of the terms: only for a few of them, since their combinations are many.';

CREATE OR REPLACE FUNCTION private.rank_items(items text, asked jsonb, hides_members_words boolean, me uuid, skip int, page_rows int)
RETURNS TABLE (item_id uuid, place int) LANGUAGE plpgsql STABLE SET search_path = public, pg_catalog, pg_temp AS $$
DECLARE
  terms tsquery[] := private.search_terms(coalesce(asked ->> 'words', ''), coalesce((asked ->> 'isBegun')::boolean, false));
  topics uuid[] := private.values_of(asked -> 'topics')::uuid[];
  skills uuid[] := private.values_of(asked -> 'expertise')::uuid[];
  whole tsquery;
  either tsquery;
  half tsquery;
  term tsquery;
  candidates text := format('SELECT item_id, created_at, %s AS words FROM %s WHERE true',
    CASE WHEN hides_members_words THEN 'ts_filter(words, ''{a,b,d}'')' ELSE 'words' END, items)
    || CASE WHEN topics IS NULL THEN '' ELSE ' AND subjects && $4' END
    || CASE WHEN skills IS NULL THEN '' ELSE ' AND subjects && $5' END;
  with_words text := ' AND words @@ $1' || CASE WHEN hides_members_words THEN ' AND ts_filter(words, ''{a,b,d}'') @@ $1' ELSE '' END;
  had text;
  is_found boolean;
BEGIN
  IF cardinality(terms) = 0 THEN
    IF btrim(coalesce(asked ->> 'words', '')) <> '' OR coalesce(topics, skills) IS NULL THEN
      RETURN;
    END IF;
    RETURN QUERY EXECUTE 'SELECT item_id, (row_number() OVER (ORDER BY created_at DESC, item_id))::int FROM ('
      || candidates || ' ORDER BY created_at DESC, item_id OFFSET $6 LIMIT $7) AS found' USING whole, terms, 0, topics, skills, skip, page_rows, me;
    RETURN;
  END IF;
  FOREACH term IN ARRAY terms LOOP
    whole := CASE WHEN whole IS NULL THEN term ELSE whole && term END;
    either := CASE WHEN either IS NULL THEN term ELSE either || term END;
  END LOOP;
  IF page_rows > 100 THEN
    RETURN QUERY EXECUTE 'SELECT item_id, 0 FROM (' || candidates || with_words || ' LIMIT $7) AS found'
      USING whole, terms, 0, topics, skills, skip, page_rows, me;
  ELSE
    RETURN QUERY EXECUTE 'SELECT item_id, (row_number() OVER (ORDER BY rank DESC, created_at DESC, item_id))::int FROM (
        SELECT item_id, created_at, ts_rank(''{0.1,0.3,0.5,1}'', words, $1, 16) AS rank
        FROM (' || candidates || with_words || ' LIMIT 1000) AS candidate
        ORDER BY rank DESC, created_at DESC, item_id OFFSET $6 LIMIT $7) AS found'
      USING whole, terms, 0, topics, skills, skip, page_rows, me;
  END IF;
  IF FOUND OR cardinality(terms) = 1 THEN
    RETURN;
  END IF;
  IF skip > 0 THEN
    -- Beyond the last page, or nothing has all of the terms.
    EXECUTE 'SELECT EXISTS (' || candidates || with_words || ')' INTO is_found USING whole, terms, 0, topics, skills, skip, page_rows, me;
    IF is_found THEN
      RETURN;
    END IF;
  END IF;
  half := CASE WHEN cardinality(terms) <= 6 THEN private.half_of(terms) ELSE either END;
  had := (SELECT string_agg(format('(words @@ $2[%s])::int', one), ' + ') FROM generate_subscripts(terms, 1) AS one);
  IF page_rows > 100 THEN
    RETURN QUERY EXECUTE 'SELECT item_id, 0 FROM (' || candidates || with_words || ') AS found WHERE '
        || CASE WHEN cardinality(terms) <= 6 THEN 'true' ELSE '(' || had || ') * 2 >= $3' END || ' LIMIT $7'
      USING half, terms, cardinality(terms), topics, skills, skip, page_rows, me;
    RETURN;
  END IF;
  RETURN QUERY EXECUTE 'SELECT item_id, (row_number() OVER (ORDER BY had DESC, rank DESC, created_at DESC, item_id))::int FROM (
      SELECT item_id, created_at, had, ts_rank(''{0.1,0.3,0.5,1}'', words, $9, 16) AS rank FROM (
        SELECT item_id, created_at, words, ' || had || ' AS had FROM (' || candidates || with_words || ' LIMIT 1000) AS candidate) AS counted
      WHERE had * 2 >= $3 ORDER BY had DESC, rank DESC, created_at DESC, item_id OFFSET $6 LIMIT $7) AS found'
    USING half, terms, cardinality(terms), topics, skills, skip, page_rows, me, either;
END
$$;
REVOKE ALL ON FUNCTION private.half_of FROM PUBLIC;
GRANT EXECUTE ON FUNCTION private.half_of TO sagework_hasura;

ALTER FUNCTION search_experts ROWS 20;
ALTER FUNCTION search_opportunities ROWS 20;
ALTER FUNCTION search_questions ROWS 20;
ALTER FUNCTION search_insights ROWS 20;
ALTER FUNCTION search_advices ROWS 20;
ALTER FUNCTION search_use_cases ROWS 20;

CREATE OR REPLACE FUNCTION private.rank_items(items text, asked jsonb, hides_members_words boolean, me uuid, skip int, page_rows int)
RETURNS TABLE (item_id uuid, place int) LANGUAGE plpgsql STABLE SET search_path = public, pg_catalog, pg_temp AS $$
DECLARE
  terms tsquery[] := private.search_terms(coalesce(asked ->> 'words', ''), coalesce((asked ->> 'isBegun')::boolean, false));
  topics uuid[] := private.values_of(asked -> 'topics')::uuid[];
  skills uuid[] := private.values_of(asked -> 'expertise')::uuid[];
  whole tsquery;
  either tsquery;
  term tsquery;
  candidates text := format('SELECT item_id, created_at, %s AS words FROM %s WHERE true',
    CASE WHEN hides_members_words THEN 'ts_filter(words, ''{a,b,d}'')' ELSE 'words' END, items)
    || CASE WHEN topics IS NULL THEN '' ELSE ' AND subjects && $4' END
    || CASE WHEN skills IS NULL THEN '' ELSE ' AND subjects && $5' END;
  with_words text := ' AND words @@ $1' || CASE WHEN hides_members_words THEN ' AND ts_filter(words, ''{a,b,d}'') @@ $1' ELSE '' END;
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
  EXECUTE 'SELECT EXISTS (' || candidates || with_words || ')' INTO is_found USING whole, terms, 0, topics, skills, skip, page_rows, me;
  IF page_rows > 100 THEN
    RETURN QUERY EXECUTE 'SELECT item_id, 0 FROM (' || candidates || with_words || ') AS found WHERE $9 OR
      (SELECT count(*) FROM unnest($2) AS one WHERE words @@ one) * 2 >= $3 LIMIT $7'
      USING CASE WHEN is_found THEN whole ELSE either END, terms, cardinality(terms), topics, skills, skip, page_rows, me, is_found;
    RETURN;
  END IF;
  RETURN QUERY EXECUTE 'SELECT item_id, (row_number() OVER (ORDER BY had DESC, rank DESC, created_at DESC, item_id))::int FROM (
      SELECT item_id, created_at, had, ts_rank(''{0.1,0.3,0.5,1}'', words, $1, 1) AS rank FROM (
        SELECT item_id, created_at, words, CASE WHEN $9 THEN $3
          ELSE (SELECT count(*) FROM unnest($2) AS one WHERE words @@ one)::int END AS had
        FROM (' || candidates || with_words || ' LIMIT 3000) AS candidate) AS counted WHERE had * 2 >= $3
      ORDER BY had DESC, rank DESC, created_at DESC, item_id OFFSET $6 LIMIT $7) AS found'
    USING CASE WHEN is_found THEN whole ELSE either END, terms, cardinality(terms), topics, skills, skip, page_rows, me, is_found;
END
$$;
DROP FUNCTION private.half_of;
ALTER FUNCTION search_experts ROWS 1000;
ALTER FUNCTION search_opportunities ROWS 1000;
ALTER FUNCTION search_questions ROWS 1000;
ALTER FUNCTION search_insights ROWS 1000;
ALTER FUNCTION search_advices ROWS 1000;
ALTER FUNCTION search_use_cases ROWS 1000;

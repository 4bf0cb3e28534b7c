-- What the global search finds by, one row per thing, whatever its kind. Triggers of each kind keep it; nobody writes to it
-- otherwise. Opportunities are in private.opportunity_search.
CREATE TABLE private.search_items (
  kind text NOT NULL CONSTRAINT search_items_kind_known
    CHECK (kind IN ('expert', 'question', 'insight', 'advice', 'use case')),
  item_id uuid NOT NULL,
  owner_id uuid,
  is_public boolean NOT NULL,
  created_at timestamptz NOT NULL,
  subjects uuid[] NOT NULL,
  words tsvector NOT NULL,
  CONSTRAINT search_items_pkey PRIMARY KEY (kind, item_id)
);
COMMENT ON COLUMN private.search_items.owner_id IS 'Whose it is; none if nobody''s.';
COMMENT ON COLUMN private.search_items.is_public IS 'Whether visitors find it, too.';
COMMENT ON COLUMN private.search_items.subjects IS 'The ids of its topics, industries and skills.';
COMMENT ON COLUMN private.search_items.words IS
  'Weights: A its title or name, B what it is about, D its text, C what members may read of it and visitors may not.';
CREATE INDEX search_items_expert_words_idx ON private.search_items USING gin (words) WITH (fastupdate = off) WHERE kind = 'expert';
CREATE INDEX search_items_question_words_idx ON private.search_items USING gin (words) WITH (fastupdate = off) WHERE kind = 'question';
CREATE INDEX search_items_insight_words_idx ON private.search_items USING gin (words) WITH (fastupdate = off) WHERE kind = 'insight';
CREATE INDEX search_items_advice_words_idx ON private.search_items USING gin (words) WITH (fastupdate = off) WHERE kind = 'advice';
CREATE INDEX search_items_use_case_words_idx ON private.search_items USING gin (words) WITH (fastupdate = off) WHERE kind = 'use case';
CREATE INDEX search_items_newest_idx ON private.search_items (created_at DESC, item_id) WHERE is_public;
GRANT SELECT ON private.search_items TO sagework_hasura;

-- The best first: how many of the terms it has, then where they stand in it, then the newest. If nothing has all of them, what
-- has half of them is found. A word that thousands have in common is ranked among the first thousands that are found.
-- "place" is 0 for those who only count, up to 1,001.
CREATE FUNCTION private.rank_items(items text, asked jsonb, hides_members_words boolean, me uuid, skip int, page_rows int)
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
REVOKE ALL ON FUNCTION private.rank_items FROM PUBLIC;
GRANT EXECUTE ON FUNCTION private.rank_items TO sagework_hasura;

-- Each group's search as before, except that what isn't on the page follows it, without a place, for whoever counts.
DO $migration$
DECLARE
  -- %1 the function, %2 its hits, %3 what has the words that are sought, %4 the call that answers what is rare, %5 who asks,
  -- %6 texts to look at, %7 the call that counts what is rare
  template text := $template$
CREATE FUNCTION %1$I(hasura_session json, filter jsonb, skip int, page_rows int, with_count boolean DEFAULT false)
RETURNS SETOF %2$I LANGUAGE plpgsql STABLE ROWS 20 SET search_path = public, pg_catalog, pg_temp
SET plan_cache_mode = force_generic_plan SET synchronize_seqscans = off AS $$
DECLARE
  is_visitor boolean := coalesce(hasura_session ->> 'x-hasura-role' = 'anonymous', false);
  me uuid := %5$s;
  from_place int := least(greatest(skip, 0), 1000);
  up_to int := least(greatest(page_rows, 1), 100);
  terms tsquery[] := private.remembered_terms(coalesce(filter ->> 'words', ''), coalesce(filter ->> 'isBegun' = 'true', false));
  sought tsquery;
  either tsquery;
  term tsquery;
  is_common boolean;
BEGIN
  IF private.is_narrowed(filter) OR cardinality(terms) NOT BETWEEN 1 AND 6 THEN
    RETURN QUERY WITH page AS MATERIALIZED (SELECT * FROM %4$s)
      SELECT item_id, place, item_id FROM page
      UNION ALL SELECT item_id, NULL, NULL FROM %7$s AS found WHERE with_count AND item_id NOT IN (SELECT item_id FROM page)
      LIMIT 1001;
    RETURN;
  END IF;
  FOREACH term IN ARRAY terms LOOP
    sought := CASE WHEN sought IS NULL THEN term ELSE sought && term END;
    either := CASE WHEN either IS NULL THEN term ELSE either || term END;
  END LOOP;
  is_common := (SELECT count(*) FROM (%6$s LIMIT 24) AS sample WHERE words @@ sought) > 12;
  RETURN QUERY WITH found AS MATERIALIZED (
      SELECT item_id, created_at, ts_rank('{0.1,0.3,0.5,1}', words, sought, 16) AS rank FROM (%3$s LIMIT 1001) AS candidate),
    page AS MATERIALIZED (SELECT * FROM found ORDER BY rank DESC, created_at DESC, item_id OFFSET from_place LIMIT up_to)
    SELECT item_id, (row_number() OVER (ORDER BY rank DESC, created_at DESC, item_id))::int, item_id FROM page
    UNION ALL SELECT item_id, NULL, NULL FROM found WHERE with_count AND item_id NOT IN (SELECT item_id FROM page);
  IF FOUND OR cardinality(terms) = 1 THEN
    RETURN;
  END IF;
  -- Beyond the last page, or nothing has all of the terms.
  IF from_place > 0 AND NOT with_count AND EXISTS (%3$s) THEN
    RETURN;
  END IF;
  sought := private.half_of(terms);
  is_common := false;
  RETURN QUERY WITH found AS MATERIALIZED (
      SELECT item_id, created_at, ts_rank('{0.1,0.3,0.5,1}', words, either, 16) AS rank,
        (words @@ terms[1])::int + (words @@ terms[2])::int + coalesce((words @@ terms[3])::int, 0)
          + coalesce((words @@ terms[4])::int, 0) + coalesce((words @@ terms[5])::int, 0) + coalesce((words @@ terms[6])::int, 0) AS had
      FROM (%3$s LIMIT 1001) AS candidate),
    page AS MATERIALIZED (SELECT * FROM found ORDER BY had DESC, rank DESC, created_at DESC, item_id OFFSET from_place LIMIT up_to)
    SELECT item_id, (row_number() OVER (ORDER BY had DESC, rank DESC, created_at DESC, item_id))::int, item_id FROM page
    UNION ALL SELECT item_id, NULL, NULL FROM found WHERE with_count AND item_id NOT IN (SELECT item_id FROM page);
END
$$;
COMMENT ON FUNCTION %1$I IS 'A page of what a search finds of this group, and the rest of it without places for whoever counts.';
REVOKE ALL ON FUNCTION %1$I FROM PUBLIC; GRANT EXECUTE ON FUNCTION %1$I TO sagework_hasura
$template$;
  texts text := 'SELECT item_id, created_at, words FROM private.search_items
      WHERE NOT is_common AND kind = %1$L AND words @@ sought AND (is_public OR NOT is_visitor)
    UNION ALL SELECT item_id, created_at, words FROM private.search_items
      WHERE is_common AND kind = %1$L AND (words @@ sought) IS TRUE AND (is_public OR NOT is_visitor)';
  sample text := 'SELECT words FROM private.search_items WHERE kind = %L ORDER BY item_id';
  paged_and_all text[] := '{"from_place, up_to","0, 1001"}';
  rare text;
  kind text;
BEGIN
  FOREACH kind IN ARRAY '{question,insight,advice,use case}'::text[] LOOP
    rare := format('private.rank_texts(%L, hasura_session, filter, from_place, up_to)', kind);
    EXECUTE format(template, format('search_%ss', replace(kind, ' ', '_')), format('%s_hits', replace(kind, ' ', '_')),
      format(texts, kind), rare, 'NULL', format(sample, kind), replace(rare, paged_and_all[1], paged_and_all[2]));
  END LOOP;
  -- Visitors can't read anybody's skills, so they don't find experts by them, nor by what only members read of a profile.
  rare := 'private.rank_items(CASE WHEN is_visitor THEN ''(SELECT * FROM private.search_items WHERE kind = ''''expert'''' AND is_public AND $5 IS NULL) AS item''
    ELSE ''(SELECT * FROM private.search_items WHERE kind = ''''expert'''') AS item'' END, filter, is_visitor, NULL, from_place, up_to)';
  EXECUTE format(template, 'search_experts', 'expert_hits',
    'SELECT item_id, created_at, CASE WHEN is_visitor THEN ts_filter(words, ''{a,b,d}'') ELSE words END AS words FROM private.search_items
    WHERE kind = ''expert'' AND words @@ sought AND (NOT is_visitor OR is_public AND ts_filter(words, ''{a,b,d}'') @@ sought)',
    rare, 'NULL', format(sample, 'expert'), replace(rare, paged_and_all[1], paged_and_all[2]));
  rare := 'private.rank_items(''(SELECT opportunity_id AS item_id, created_at, subjects, words FROM private.opportunity_search
      WHERE posted_by = $8 AND status NOT IN (''''published'''', ''''draft_deleted'''', ''''deleted'''')
    UNION ALL SELECT opportunity_id, created_at, subjects, words FROM private.opportunity_search
      WHERE status = ''''published'''' AND (assigned_expert_id IS NULL OR $8 IN (assigned_expert_id, posted_by))) AS item'',
    filter, false, me, from_place, up_to)';
  EXECUTE format(template, 'search_opportunities', 'opportunity_hits',
    'SELECT opportunity_id AS item_id, created_at, words FROM private.opportunity_search
      WHERE posted_by = me AND status NOT IN (''published'', ''draft_deleted'', ''deleted'') AND words @@ sought
    UNION ALL SELECT opportunity_id, created_at, words FROM private.opportunity_search
      WHERE NOT is_common AND status = ''published'' AND (assigned_expert_id IS NULL OR me IN (assigned_expert_id, posted_by))
        AND words @@ sought
    UNION ALL SELECT opportunity_id, created_at, words FROM private.opportunity_search
      WHERE is_common AND status = ''published'' AND (assigned_expert_id IS NULL OR me IN (assigned_expert_id, posted_by))
        AND (words @@ sought) IS TRUE',
    rare, '(hasura_session ->> ''x-hasura-user-id'')::uuid',
    'SELECT words FROM private.opportunity_search ORDER BY opportunity_id', replace(rare, paged_and_all[1], paged_and_all[2]));
END
$migration$;

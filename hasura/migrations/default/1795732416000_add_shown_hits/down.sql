CREATE TEMPORARY TABLE kept_definition AS
  SELECT replace(pg_get_functiondef('similar_questions'::regproc), 'item_id))::int, item_id', 'item_id))::int') AS text;
DROP FUNCTION similar_questions;
DROP VIEW expert_hits, opportunity_hits, question_hits, insight_hits, advice_hits, use_case_hits;
CREATE VIEW expert_hits AS SELECT item_id AS user_id, 0 AS place FROM private.search_items WHERE kind = 'expert';
CREATE VIEW opportunity_hits AS SELECT opportunity_id, 0 AS place FROM private.opportunity_search;
COMMENT ON VIEW expert_hits IS 'Experts among search results; search_experts returns its rows.';
COMMENT ON VIEW opportunity_hits IS 'Opportunities among search results; search_opportunities returns its rows.';
CREATE VIEW question_hits AS SELECT item_id AS question_id, 0 AS place FROM private.search_items WHERE kind = 'question';
CREATE VIEW insight_hits AS SELECT item_id AS content_id, 0 AS place FROM private.search_items WHERE kind = 'insight';
CREATE VIEW advice_hits AS SELECT item_id AS advice_id, 0 AS place FROM private.search_items WHERE kind = 'advice';
CREATE VIEW use_case_hits AS SELECT item_id AS use_case_id, 0 AS place FROM private.search_items WHERE kind = 'use case';
COMMENT ON VIEW question_hits IS 'Questions among search results; search_questions returns its rows.';
COMMENT ON VIEW insight_hits IS 'Insights among search results; search_insights returns its rows.';
COMMENT ON VIEW advice_hits IS 'Offers of calls among search results; search_advices returns its rows.';
COMMENT ON VIEW use_case_hits IS 'Use cases among search results; search_use_cases returns its rows.';
GRANT SELECT ON expert_hits, opportunity_hits, question_hits, insight_hits, advice_hits, use_case_hits TO sagework_hasura;

DO $$
BEGIN
  EXECUTE (SELECT text FROM kept_definition);
END
$$;
DROP TABLE kept_definition;
COMMENT ON FUNCTION similar_questions IS 'Answered questions that ask the same as one that is being written; none rather than another.';
REVOKE ALL ON FUNCTION similar_questions FROM PUBLIC;
GRANT EXECUTE ON FUNCTION similar_questions TO sagework_hasura;

DO $migration$
DECLARE
  -- %1 the function, %2 its hits, %3 what has the words that are sought, %4 the call that answers what is rare, %5 who asks,
  -- %6 texts to look at
  template text := $template$
CREATE OR REPLACE FUNCTION %1$I(hasura_session json, filter jsonb, skip int, page_rows int) RETURNS SETOF %2$I
LANGUAGE plpgsql STABLE ROWS 20 SET search_path = public, pg_catalog, pg_temp SET plan_cache_mode = force_generic_plan
SET synchronize_seqscans = off AS $$
DECLARE
  is_visitor boolean := coalesce(hasura_session ->> 'x-hasura-role' = 'anonymous', false);
  me uuid := %5$s;
  from_place int := least(greatest(skip, 0), 1000);
  up_to int := least(greatest(page_rows, 1), 1001);
  terms tsquery[] := private.remembered_terms(coalesce(filter ->> 'words', ''), coalesce(filter ->> 'isBegun' = 'true', false));
  sought tsquery;
  either tsquery;
  term tsquery;
  is_common boolean;
BEGIN
  IF private.is_narrowed(filter) OR cardinality(terms) NOT BETWEEN 1 AND 6 THEN
    RETURN QUERY SELECT * FROM %4$s;
    RETURN;
  END IF;
  FOREACH term IN ARRAY terms LOOP
    sought := CASE WHEN sought IS NULL THEN term ELSE sought && term END;
    either := CASE WHEN either IS NULL THEN term ELSE either || term END;
  END LOOP;
  is_common := (SELECT count(*) FROM (%6$s LIMIT 24) AS sample WHERE words @@ sought) > 12;
  IF up_to > 100 THEN
    RETURN QUERY SELECT item_id, 0 FROM (%3$s) AS found LIMIT up_to;
  ELSE
    RETURN QUERY SELECT item_id, (row_number() OVER (ORDER BY rank DESC, created_at DESC, item_id))::int FROM (
      SELECT item_id, created_at, ts_rank('{0.1,0.3,0.5,1}', words, sought, 16) AS rank FROM (%3$s LIMIT 1000) AS candidate
      ORDER BY rank DESC, created_at DESC, item_id OFFSET from_place LIMIT up_to) AS found;
  END IF;
  IF FOUND OR cardinality(terms) = 1 THEN
    RETURN;
  END IF;
  -- Beyond the last page, or nothing has all of the terms.
  IF from_place > 0 AND EXISTS (%3$s) THEN
    RETURN;
  END IF;
  sought := private.half_of(terms);
  is_common := false;
  IF up_to > 100 THEN
    RETURN QUERY SELECT item_id, 0 FROM (%3$s) AS found LIMIT up_to;
    RETURN;
  END IF;
  RETURN QUERY SELECT item_id, (row_number() OVER (ORDER BY had DESC, rank DESC, created_at DESC, item_id))::int FROM (
    SELECT item_id, created_at, ts_rank('{0.1,0.3,0.5,1}', words, either, 16) AS rank,
      (words @@ terms[1])::int + (words @@ terms[2])::int + coalesce((words @@ terms[3])::int, 0)
        + coalesce((words @@ terms[4])::int, 0) + coalesce((words @@ terms[5])::int, 0) + coalesce((words @@ terms[6])::int, 0) AS had
    FROM (%3$s LIMIT 1000) AS candidate
    ORDER BY had DESC, rank DESC, created_at DESC, item_id OFFSET from_place LIMIT up_to) AS found;
END
$$
$template$;
  texts text := 'SELECT item_id, created_at, words FROM private.search_items
      WHERE NOT is_common AND kind = %1$L AND words @@ sought AND (is_public OR NOT is_visitor)
    UNION ALL SELECT item_id, created_at, words FROM private.search_items
      WHERE is_common AND kind = %1$L AND (words @@ sought) IS TRUE AND (is_public OR NOT is_visitor)';
  sample text := 'SELECT words FROM private.search_items WHERE kind = %L ORDER BY item_id';
  kind text;
BEGIN
  FOREACH kind IN ARRAY '{question,insight,advice,use case}'::text[] LOOP
    EXECUTE format(template, format('search_%ss', replace(kind, ' ', '_')), format('%s_hits', replace(kind, ' ', '_')),
      format(texts, kind), format('private.rank_texts(%L, hasura_session, filter, skip, page_rows)', kind), 'NULL', format(sample, kind));
  END LOOP;
  -- Visitors can't read anybody's skills, so they don't find experts by them, nor by what only members read of a profile.
  EXECUTE format(template, 'search_experts', 'expert_hits',
    'SELECT item_id, created_at, CASE WHEN is_visitor THEN ts_filter(words, ''{a,b,d}'') ELSE words END AS words FROM private.search_items
    WHERE kind = ''expert'' AND words @@ sought AND (NOT is_visitor OR is_public AND ts_filter(words, ''{a,b,d}'') @@ sought)',
    'private.rank_items(CASE WHEN is_visitor THEN ''(SELECT * FROM private.search_items WHERE kind = ''''expert'''' AND is_public AND $5 IS NULL) AS item''
      ELSE ''(SELECT * FROM private.search_items WHERE kind = ''''expert'''') AS item'' END, filter, is_visitor, NULL, from_place, up_to)', 'NULL',
    format(sample, 'expert'));
  EXECUTE format(template, 'search_opportunities', 'opportunity_hits',
    'SELECT opportunity_id AS item_id, created_at, words FROM private.opportunity_search
      WHERE posted_by = me AND status NOT IN (''published'', ''draft_deleted'', ''deleted'') AND words @@ sought
    UNION ALL SELECT opportunity_id, created_at, words FROM private.opportunity_search
      WHERE NOT is_common AND status = ''published'' AND (assigned_expert_id IS NULL OR me IN (assigned_expert_id, posted_by))
        AND words @@ sought
    UNION ALL SELECT opportunity_id, created_at, words FROM private.opportunity_search
      WHERE is_common AND status = ''published'' AND (assigned_expert_id IS NULL OR me IN (assigned_expert_id, posted_by))
        AND (words @@ sought) IS TRUE',
    'private.rank_items(''(SELECT opportunity_id AS item_id, created_at, subjects, words FROM private.opportunity_search
        WHERE posted_by = $8 AND status NOT IN (''''published'''', ''''draft_deleted'''', ''''deleted'''')
      UNION ALL SELECT opportunity_id, created_at, subjects, words FROM private.opportunity_search
        WHERE status = ''''published'''' AND (assigned_expert_id IS NULL OR $8 IN (assigned_expert_id, posted_by))) AS item'',
      filter, false, me, from_place, up_to)', '(hasura_session ->> ''x-hasura-user-id'')::uuid',
    'SELECT words FROM private.opportunity_search ORDER BY opportunity_id');
END
$migration$;

COMMENT ON FUNCTION search_experts IS 'A page of the experts that a search finds.';
COMMENT ON FUNCTION search_opportunities IS 'A page of the opportunities that a search finds.';
COMMENT ON FUNCTION search_questions IS 'A page of the questions that a search finds.';
COMMENT ON FUNCTION search_insights IS 'A page of the insights that a search finds.';
COMMENT ON FUNCTION search_advices IS 'A page of the offers of calls that a search finds.';
COMMENT ON FUNCTION search_use_cases IS 'A page of the use cases that a search finds.';
REVOKE ALL ON FUNCTION search_experts, search_opportunities, search_questions, search_insights, search_advices, search_use_cases
  FROM PUBLIC;
GRANT EXECUTE ON FUNCTION search_experts, search_opportunities, search_questions, search_insights, search_advices,
  search_use_cases TO sagework_hasura;

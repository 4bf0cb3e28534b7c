CREATE OR REPLACE FUNCTION search_experts(hasura_session json, filter jsonb, skip int, page_rows int) RETURNS SETOF expert_hits
LANGUAGE sql STABLE ROWS 20 SET search_path = public, pg_catalog, pg_temp AS $$
  SELECT * FROM private.rank_items(CASE WHEN hasura_session ->> 'x-hasura-role' = 'anonymous'
      THEN '(SELECT * FROM private.search_items WHERE kind = ''expert'' AND is_public AND $5 IS NULL) AS item'
      ELSE '(SELECT * FROM private.search_items WHERE kind = ''expert'') AS item' END,
    filter, hasura_session ->> 'x-hasura-role' = 'anonymous', NULL, least(greatest(skip, 0), 1000), least(greatest(page_rows, 1), 1001))
$$;

CREATE OR REPLACE FUNCTION search_opportunities(hasura_session json, filter jsonb, skip int, page_rows int)
RETURNS SETOF opportunity_hits LANGUAGE sql STABLE ROWS 20 SET search_path = public, pg_catalog, pg_temp AS $$
  SELECT * FROM private.rank_items(
    '(SELECT opportunity_id AS item_id, created_at, subjects, words FROM private.opportunity_search
        WHERE posted_by = $8 AND status NOT IN (''published'', ''draft_deleted'', ''deleted'')
      UNION ALL SELECT opportunity_id, created_at, subjects, words FROM private.opportunity_search
        WHERE status = ''published'' AND (assigned_expert_id IS NULL OR $8 IN (assigned_expert_id, posted_by))) AS item',
    filter, false, (hasura_session ->> 'x-hasura-user-id')::uuid, least(greatest(skip, 0), 1000), least(greatest(page_rows, 1), 1001))
$$;
CREATE OR REPLACE FUNCTION search_questions(hasura_session json, filter jsonb, skip int, page_rows int) RETURNS SETOF question_hits
LANGUAGE sql STABLE ROWS 20 SET search_path = public, pg_catalog, pg_temp
AS $$ SELECT * FROM private.rank_texts('question', hasura_session, filter, skip, page_rows) $$;
CREATE OR REPLACE FUNCTION search_insights(hasura_session json, filter jsonb, skip int, page_rows int) RETURNS SETOF insight_hits
LANGUAGE sql STABLE ROWS 20 SET search_path = public, pg_catalog, pg_temp
AS $$ SELECT * FROM private.rank_texts('insight', hasura_session, filter, skip, page_rows) $$;
CREATE OR REPLACE FUNCTION search_advices(hasura_session json, filter jsonb, skip int, page_rows int) RETURNS SETOF advice_hits
LANGUAGE sql STABLE ROWS 20 SET search_path = public, pg_catalog, pg_temp
AS $$ SELECT * FROM private.rank_texts('advice', hasura_session, filter, skip, page_rows) $$;
CREATE OR REPLACE FUNCTION search_use_cases(hasura_session json, filter jsonb, skip int, page_rows int) RETURNS SETOF use_case_hits
LANGUAGE sql STABLE ROWS 20 SET search_path = public, pg_catalog, pg_temp
AS $$ SELECT * FROM private.rank_texts('use case', hasura_session, filter, skip, page_rows) $$;

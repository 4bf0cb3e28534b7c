-- The other groups of results, as with experts: the row filters say who may find what, the functions only rank and page.
CREATE VIEW question_hits AS SELECT item_id AS question_id, 0 AS place FROM private.search_items WHERE kind = 'question';
CREATE VIEW insight_hits AS SELECT item_id AS content_id, 0 AS place FROM private.search_items WHERE kind = 'insight';
CREATE VIEW advice_hits AS SELECT item_id AS advice_id, 0 AS place FROM private.search_items WHERE kind = 'advice';
CREATE VIEW use_case_hits AS SELECT item_id AS use_case_id, 0 AS place FROM private.search_items WHERE kind = 'use case';
COMMENT ON VIEW question_hits IS 'Questions among search results; search_questions returns its rows.';
COMMENT ON VIEW insight_hits IS 'Insights among search results; search_insights returns its rows.';
COMMENT ON VIEW advice_hits IS 'Offers of calls among search results; search_advices returns its rows.';
COMMENT ON VIEW use_case_hits IS 'Use cases among search results; search_use_cases returns its rows.';

-- Visitors find what is public, and narrow it by topics only.
CREATE FUNCTION private.rank_texts(of_kind text, session json, filter jsonb, skip int, page_rows int)
RETURNS TABLE (item_id uuid, place int) LANGUAGE sql STABLE SET search_path = public, pg_catalog, pg_temp AS $$
  SELECT * FROM private.rank_items(format('(SELECT * FROM private.search_items WHERE kind = %L%s) AS item', of_kind,
      CASE WHEN session ->> 'x-hasura-role' = 'anonymous' THEN ' AND is_public' ELSE '' END),
    filter, false, NULL, least(greatest(skip, 0), 1000), least(greatest(page_rows, 1), 1001))
$$;
CREATE FUNCTION search_questions(hasura_session json, filter jsonb, skip int, page_rows int) RETURNS SETOF question_hits
LANGUAGE sql STABLE SET search_path = public, pg_catalog, pg_temp
AS $$ SELECT * FROM private.rank_texts('question', hasura_session, filter, skip, page_rows) $$;
CREATE FUNCTION search_insights(hasura_session json, filter jsonb, skip int, page_rows int) RETURNS SETOF insight_hits
LANGUAGE sql STABLE SET search_path = public, pg_catalog, pg_temp
AS $$ SELECT * FROM private.rank_texts('insight', hasura_session, filter, skip, page_rows) $$;
CREATE FUNCTION search_advices(hasura_session json, filter jsonb, skip int, page_rows int) RETURNS SETOF advice_hits
LANGUAGE sql STABLE SET search_path = public, pg_catalog, pg_temp
AS $$ SELECT * FROM private.rank_texts('advice', hasura_session, filter, skip, page_rows) $$;
CREATE FUNCTION search_use_cases(hasura_session json, filter jsonb, skip int, page_rows int) RETURNS SETOF use_case_hits
LANGUAGE sql STABLE SET search_path = public, pg_catalog, pg_temp
AS $$ SELECT * FROM private.rank_texts('use case', hasura_session, filter, skip, page_rows) $$;
COMMENT ON FUNCTION search_questions IS 'A page of the questions that a search finds.';
COMMENT ON FUNCTION search_insights IS 'A page of the insights that a search finds.';
COMMENT ON FUNCTION search_advices IS 'A page of the offers of calls that a search finds.';
COMMENT ON FUNCTION search_use_cases IS 'A page of the use cases that a search finds.';

REVOKE ALL ON FUNCTION private.rank_texts, search_questions, search_insights, search_advices, search_use_cases FROM PUBLIC;
GRANT EXECUTE ON FUNCTION private.rank_texts, search_questions, search_insights, search_advices, search_use_cases
  TO sagework_hasura;
GRANT SELECT ON question_hits, insight_hits, advice_hits, use_case_hits TO sagework_hasura;

-- A search asked each group for a page, and then once more for what to count. Now one field has both: a function returns the page,
-- and, if it is asked to count, whatever else there is up to a thousand and one. The row filter decides about all of it by the
-- hit's own id, as before; what to show is looked up by "shown_id", which only the page has.
DO $migration$
DECLARE
  hit record;
BEGIN
  FOR hit IN SELECT * FROM (VALUES ('expert', 'user_id'), ('question', 'question_id'), ('insight', 'content_id'),
    ('advice', 'advice_id'), ('use case', 'use_case_id')) AS one (kind, id)
  LOOP
    EXECUTE format('CREATE OR REPLACE VIEW %I AS SELECT item_id AS %I, 0 AS place, item_id AS shown_id
      FROM private.search_items WHERE kind = %L', replace(hit.kind, ' ', '_') || '_hits', hit.id, hit.kind);
  END LOOP;
END
$migration$;
CREATE OR REPLACE VIEW opportunity_hits AS
  SELECT opportunity_id, 0 AS place, opportunity_id AS shown_id FROM private.opportunity_search;

DROP FUNCTION search_experts, search_opportunities, search_questions, search_insights, search_advices, search_use_cases;
DO $$
BEGIN
  EXECUTE replace(pg_get_functiondef('similar_questions'::regproc), 'item_id))::int', 'item_id))::int, item_id');
END
$$;

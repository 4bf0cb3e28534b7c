DROP TRIGGER opportunity_search_complete_budget ON private.opportunity_search;
DROP FUNCTION private.complete_search_budget;
COMMENT ON COLUMN private.opportunity_search.budget_unit IS NULL;
SELECT private.index_opportunities(ARRAY(SELECT opportunity_id FROM private.opportunity_search
  WHERE budget_unit = 'total' OR min_budget_cents = max_budget_cents));

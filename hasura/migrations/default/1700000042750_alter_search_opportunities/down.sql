CREATE OR REPLACE FUNCTION search_opportunities(hasura_session json, filter jsonb, skip int, page_rows int)
RETURNS SETOF opportunity_hits LANGUAGE sql STABLE SET search_path = public, pg_catalog, pg_temp AS $$
  SELECT * FROM private.rank_items(
    '(SELECT opportunity_id AS item_id, created_at, subjects, words FROM private.opportunity_search
        WHERE status = ''published'' AND (assigned_expert_id IS NULL OR $8 IN (assigned_expert_id, posted_by))
      UNION ALL SELECT opportunity_id, created_at, subjects, words FROM private.opportunity_search
        WHERE posted_by = $8 AND status NOT IN (''published'', ''draft_deleted'', ''deleted'')) AS item',
    filter, false, (hasura_session ->> 'x-hasura-user-id')::uuid, least(greatest(skip, 0), 1000), least(greatest(page_rows, 1), 1001))
$$;
DROP INDEX private.opportunity_search_own_unpublished_idx;

-- As the list of experts, but words that nearly every post has narrow nothing.
CREATE OR REPLACE FUNCTION find_opportunities(hasura_session json, filter jsonb, sort text, after_at timestamptz, after_cents bigint,
  after_id uuid, page_rows int) RETURNS SETOF opportunity_listings LANGUAGE plpgsql STABLE
SET search_path = public, pg_catalog, pg_temp AS $$
DECLARE
  me uuid := hasura_session ->> 'x-hasura-user-id';
  terms tsquery[] := private.remembered_terms(coalesce(filter ->> 'words', ''), false);
  statuses text[] := private.values_of(filter -> 'statuses');
  shown text[] := '{published,in progress,completed,closed,no hires}';
  ordering text := CASE sort WHEN 'highest budget' THEN 'ORDER BY budget_to_cents DESC, opportunity_id DESC'
    WHEN 'lowest budget' THEN 'ORDER BY budget_from_cents, opportunity_id' WHEN 'none' THEN ''
    ELSE 'ORDER BY created_at DESC, opportunity_id DESC' END;
  beyond text := format(CASE sort WHEN 'highest budget' THEN '(budget_to_cents, opportunity_id) < (%2$L, %3$L)'
      WHEN 'lowest budget' THEN '(budget_from_cents, opportunity_id) > (%2$L, %3$L)' WHEN 'none' THEN 'true'
      ELSE '(created_at, opportunity_id) < (%1$L, %3$L)' END, after_at, after_cents, after_id);
  narrowed text := concat_ws(' AND ', 'true',
    private.where_any('type = ANY (%L)', filter -> 'types'),
    private.where_any('country_id = ANY (%L)', filter -> 'countries'),
    private.where_any('subjects && %L', filter -> 'topics'),
    private.where_any('subjects && %L', filter -> 'domains'),
    private.where_any('subjects && %L', filter -> 'skills'),
    private.where_any('budget_unit = ANY (%L)', filter -> 'units'),
    private.within_bands(filter -> 'budgets'),
    CASE WHEN btrim(filter ->> 'words') <> '' AND (numnode(plainto_tsquery('english', filter ->> 'words')) > 0
      OR to_tsvector('simple', filter ->> 'words') = '') THEN 'words @@ $1'
        || CASE WHEN cardinality(terms) > 6 THEN ' AND private.has_half_of(words, $2)' ELSE '' END END);
  -- What is addressed to one expert is on nobody else's page, which would be short without it.
  -- Drafts are the reader's own, by an index of their own: an "or" would have every post looked at.
  posts text := 'SELECT * FROM ((SELECT %1$s FROM private.opportunity_search AS post WHERE %2$s AND status = ANY ($3)
         AND (assigned_expert_id IS NULL OR $4 IN (assigned_expert_id, posted_by) OR EXISTS (SELECT
           FROM opportunity_team_members AS m WHERE m.opportunity_id = post.opportunity_id AND m.user_id = $4))
         %3$s LIMIT %4$s)
       UNION ALL (SELECT %1$s FROM private.opportunity_search WHERE %2$s AND status = ''draft'' AND posted_by = $4
         AND $5 %3$s LIMIT %4$s)) AS found %3$s LIMIT %4$s';
  page text := format(posts, 'opportunity_id, created_at, budget_from_cents, budget_to_cents', concat_ws(' AND ', beyond, narrowed),
    ordering, least(greatest(page_rows, 1), 1001));
  has_drafts boolean := coalesce('draft' = ANY (statuses), true);
  is_found boolean;
BEGIN
  IF statuses IS NOT NULL THEN
    shown := ARRAY(SELECT unnest(shown) INTERSECT SELECT unnest(statuses));
  END IF;
  RETURN QUERY EXECUTE page USING private.all_of(terms), terms, shown, me, has_drafts;
  IF FOUND OR cardinality(terms) < 2 THEN
    RETURN;
  END IF;
  -- Behind the last page, or nothing has all of the terms.
  EXECUTE format('SELECT EXISTS (' || posts || ')', '1', narrowed, '', 1) INTO is_found
  USING private.all_of(terms), terms, shown, me, has_drafts;
  IF NOT is_found THEN
    RETURN QUERY EXECUTE page USING private.half_or_any_of(terms), terms, shown, me, has_drafts;
  END IF;
END
$$;

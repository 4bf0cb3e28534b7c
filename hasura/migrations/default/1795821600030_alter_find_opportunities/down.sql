-- Words are read as by the global search, and typos forgiven. What has half of them is found, if nothing that the list could show
-- has all of them; that is why "or" isn't needed between them any more, and it means nothing. Quotes and minus signs still do.
CREATE OR REPLACE FUNCTION find_opportunities(hasura_session json, filter jsonb, sort text, after_at timestamptz, after_cents bigint,
  after_id uuid, page_rows int) RETURNS SETOF opportunity_listings LANGUAGE plpgsql STABLE
SET search_path = public, pg_catalog, pg_temp AS $$
DECLARE
  me uuid := hasura_session ->> 'x-hasura-user-id';
  statuses text[] := private.values_of(filter -> 'statuses');
  shown text[] := '{published,in progress,completed,closed,no hires}';
  terms tsquery[] := private.remembered_terms(coalesce(filter ->> 'words', ''), false);
  sought tsquery := private.all_of(terms);
  is_half boolean := false;
  is_found boolean;
  row_limit int := least(greatest(page_rows, 1), 1001);
  columns text := 'opportunity_id, created_at, budget_from_cents, budget_to_cents';
  ordering text := CASE sort WHEN 'highest budget' THEN 'ORDER BY budget_to_cents DESC, opportunity_id DESC'
    WHEN 'lowest budget' THEN 'ORDER BY budget_from_cents, opportunity_id' WHEN 'none' THEN ''
    ELSE 'ORDER BY created_at DESC, opportunity_id DESC' END;
  beyond text := CASE sort WHEN 'highest budget' THEN '(budget_to_cents, opportunity_id) < ($2, $3)'
      WHEN 'lowest budget' THEN '(budget_from_cents, opportunity_id) > ($2, $3)' WHEN 'none' THEN 'true'
      ELSE '(created_at, opportunity_id) < ($1, $3)' END;
  narrowed text := concat_ws(' AND ', 'true',
    CASE WHEN private.values_of(filter -> 'types') IS NOT NULL THEN 'type = ANY ($4)' END,
    CASE WHEN private.values_of(filter -> 'countries') IS NOT NULL THEN 'country_id = ANY ($5)' END,
    CASE WHEN private.values_of(filter -> 'topics') IS NOT NULL THEN 'subjects && $6' END,
    CASE WHEN private.values_of(filter -> 'domains') IS NOT NULL THEN 'subjects && $7' END,
    CASE WHEN private.values_of(filter -> 'skills') IS NOT NULL THEN 'subjects && $8' END,
    CASE WHEN private.values_of(filter -> 'units') IS NOT NULL THEN 'budget_unit = ANY ($9)' END,
    private.within_bands(filter -> 'budgets'),
    CASE WHEN btrim(filter ->> 'words') <> '' AND (numnode(plainto_tsquery('english', filter ->> 'words')) > 0
      OR to_tsvector('simple', filter ->> 'words') = '') THEN 'words @@ $10'
        || CASE WHEN cardinality(terms) > 6 THEN ' AND private.has_half_of(words, $14)' ELSE '' END END);
  -- What is addressed to one expert is on nobody else's page, which would be short without it.
  -- Drafts are the reader's own, by an index of their own: an "or" would have every post looked at.
  posts text := 'SELECT * FROM ((SELECT %1$s FROM private.opportunity_search AS post WHERE %2$s AND status = ANY ($11)
         AND (assigned_expert_id IS NULL OR $12 IN (assigned_expert_id, posted_by) OR EXISTS (SELECT
           FROM opportunity_team_members AS m WHERE m.opportunity_id = post.opportunity_id AND m.user_id = $12))
         %3$s LIMIT $13)
       UNION ALL (SELECT %1$s FROM private.opportunity_search WHERE %2$s AND status = ''draft'' AND posted_by = $12
         AND %4$L %3$s LIMIT $13)) AS found %3$s LIMIT $13';
BEGIN
  IF statuses IS NOT NULL THEN
    shown := ARRAY(SELECT unnest(shown) INTERSECT SELECT unnest(statuses));
  END IF;
  LOOP
    RETURN QUERY EXECUTE format(posts, columns, concat_ws(' AND ', beyond, narrowed), ordering, coalesce('draft' = ANY (statuses), true))
    USING after_at, after_cents, after_id, private.values_of(filter -> 'types'),
      private.values_of(filter -> 'countries')::uuid[], private.values_of(filter -> 'topics')::uuid[],
      private.values_of(filter -> 'domains')::uuid[], private.values_of(filter -> 'skills')::uuid[],
      private.values_of(filter -> 'units'), sought, shown, me, row_limit, terms;
    EXIT WHEN FOUND OR cardinality(terms) < 2 OR is_half;
    -- Behind the last page, or nothing has all of the terms.
    EXECUTE format('SELECT EXISTS (' || posts || ')', columns, narrowed, '', coalesce('draft' = ANY (statuses), true)) INTO is_found
    USING after_at, after_cents, after_id, private.values_of(filter -> 'types'),
      private.values_of(filter -> 'countries')::uuid[], private.values_of(filter -> 'topics')::uuid[],
      private.values_of(filter -> 'domains')::uuid[], private.values_of(filter -> 'skills')::uuid[],
      private.values_of(filter -> 'units'), sought, shown, me, 1, terms;
    EXIT WHEN is_found;
    sought := private.half_or_any_of(terms);
    is_half := true;
  END LOOP;
END
$$;

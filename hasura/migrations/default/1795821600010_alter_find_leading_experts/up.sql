-- Words are read as by the global search, and typos forgiven. What has half of them is found, if nothing that the list could show
-- has all of them. What is narrowed by decides with the words, so that somebody of another topic who has all of them doesn't
-- empty a list.
CREATE OR REPLACE FUNCTION find_leading_experts(filter jsonb, sort text, after_place int, after_name text, after_at timestamptz,
  after_id uuid, page_rows int) RETURNS SETOF expert_listings LANGUAGE plpgsql STABLE SET search_path = public, pg_catalog, pg_temp AS $$
DECLARE
  terms tsquery[] := private.search_terms(coalesce(filter ->> 'words', ''), true);
  place text := CASE sort WHEN 'lowest price' THEN 'lowest_price' WHEN 'newest' THEN '0' WHEN 'name' THEN '0' WHEN 'none' THEN '0'
    ELSE '-shared_count' END;
  ordering text := CASE sort WHEN 'lowest price' THEN 'ORDER BY -lowest_price DESC, created_at DESC, user_id DESC'
    WHEN 'newest' THEN 'ORDER BY created_at DESC, user_id DESC'
    WHEN 'name' THEN 'ORDER BY name, created_at DESC, user_id DESC' WHEN 'none' THEN ''
    ELSE 'ORDER BY shared_count DESC, created_at DESC, user_id DESC' END;
  beyond text := format(CASE sort WHEN 'lowest price' THEN '(-lowest_price, created_at, user_id) < (%1$L, %3$L, %4$L)'
      WHEN 'newest' THEN '(created_at, user_id) < (%3$L, %4$L)' WHEN 'none' THEN 'true'
      WHEN 'name' THEN 'name >= %2$L AND (name > %2$L OR (created_at, user_id) < (%3$L, %4$L))'
      ELSE '(shared_count, created_at, user_id) < (%1$L, %3$L, %4$L)' END, -after_place, after_name, after_at, after_id);
  has_words text := 'words @@ $1' || CASE WHEN cardinality(terms) > 6 THEN ' AND private.has_half_of(words, $2)' ELSE '' END;
  narrowed text := concat_ws(' AND ', 'true',
    private.where_any('subjects && %L', filter -> 'topics'),
    private.where_any('subjects && %L', filter -> 'skills'),
    private.where_any('subjects && %L', filter -> 'domains'),
    private.where_any('country_id = ANY (%L)', filter -> 'countries'),
    CASE WHEN (filter ->> 'isForHire')::boolean THEN 'is_for_hire' END,
    CASE WHEN (filter ->> 'hasAdvice')::boolean THEN 'call_prices <> ''{}''' END,
    CASE WHEN jsonb_array_length(filter -> 'prices') > 0 THEN
      format('EXISTS (SELECT FROM jsonb_to_recordset(%L) AS band ("minCents" int, "maxCents" int), unnest(call_prices) AS price
         WHERE price >= band."minCents" AND (price <= band."maxCents") IS NOT FALSE)', filter -> 'prices') END,
    CASE WHEN cardinality(terms) > 0 THEN
      'user_id IN (SELECT item_id FROM private.search_items WHERE kind = ''expert'' AND ' || has_words || ')'
      WHEN btrim(coalesce(filter ->> 'words', '')) <> '' THEN 'false' END);
  page text := format('SELECT user_id, %s, %s, created_at FROM private.expert_listings WHERE %s AND %s %s LIMIT %s', place,
    CASE sort WHEN 'name' THEN 'name' ELSE '''''' END, beyond, narrowed, ordering, least(greatest(page_rows, 1), 1001));
  is_found boolean;
BEGIN
  RETURN QUERY EXECUTE page USING private.all_of(terms), terms;
  IF FOUND OR cardinality(terms) < 2 THEN
    RETURN;
  END IF;
  -- Behind the last page, or nothing has all of the terms.
  EXECUTE format('SELECT EXISTS (SELECT FROM private.expert_listings WHERE %s)', narrowed) INTO is_found
  USING private.all_of(terms), terms;
  IF NOT is_found THEN
    RETURN QUERY EXECUTE page USING private.half_or_any_of(terms), terms;
  END IF;
END
$$;

-- The lists read words as the global search does, and like it find what has half of them, if nothing that the list could show
-- has all of them. What is narrowed by decides with the words, so that somebody of another topic who has all of them doesn't
-- empty a list.
CREATE OR REPLACE FUNCTION find_leading_experts(filter jsonb, sort text, after_place int, after_name text, after_at timestamptz, after_id uuid,
  page_rows int) RETURNS SETOF expert_listings LANGUAGE plpgsql STABLE SET search_path = public, pg_catalog, pg_temp AS $$
DECLARE
  terms tsquery[] := private.search_terms(coalesce(filter ->> 'words', ''), true);
  sought tsquery := private.all_of(terms);
  is_half boolean := false;
  is_found boolean;
  place text := CASE sort WHEN 'lowest price' THEN 'lowest_price' WHEN 'newest' THEN '0' WHEN 'name' THEN '0' WHEN 'none' THEN '0'
    ELSE '-shared_count' END;
  ordering text := CASE sort WHEN 'lowest price' THEN 'ORDER BY -lowest_price DESC, created_at DESC, user_id DESC'
    WHEN 'newest' THEN 'ORDER BY created_at DESC, user_id DESC'
    WHEN 'name' THEN 'ORDER BY name, created_at DESC, user_id DESC' WHEN 'none' THEN ''
    ELSE 'ORDER BY shared_count DESC, created_at DESC, user_id DESC' END;
  beyond text := CASE sort WHEN 'lowest price' THEN '(-lowest_price, created_at, user_id) < (-$1, $3, $4)'
      WHEN 'newest' THEN '(created_at, user_id) < ($3, $4)' WHEN 'none' THEN 'true'
      WHEN 'name' THEN 'name >= $2 AND (name > $2 OR (created_at, user_id) < ($3, $4))'
      ELSE '(shared_count, created_at, user_id) < (-$1, $3, $4)' END;
  narrowed text := concat_ws(' AND ', 'true',
    CASE WHEN private.values_of(filter -> 'topics') IS NOT NULL THEN 'subjects && $5' END,
    CASE WHEN private.values_of(filter -> 'skills') IS NOT NULL THEN 'subjects && $6' END,
    CASE WHEN private.values_of(filter -> 'domains') IS NOT NULL THEN 'subjects && $7' END,
    CASE WHEN private.values_of(filter -> 'countries') IS NOT NULL THEN 'country_id = ANY ($8)' END,
    CASE WHEN (filter ->> 'isForHire')::boolean THEN 'is_for_hire' END,
    CASE WHEN (filter ->> 'hasAdvice')::boolean THEN 'call_prices <> ''{}''' END,
    CASE WHEN jsonb_array_length(filter -> 'prices') > 0 THEN
      'EXISTS (SELECT FROM jsonb_to_recordset($9) AS band ("minCents" int, "maxCents" int), unnest(call_prices) AS price
         WHERE price >= band."minCents" AND (price <= band."maxCents") IS NOT FALSE)' END,
    CASE WHEN cardinality(terms) > 0 THEN
      'user_id IN (SELECT item_id FROM private.search_items WHERE kind = ''expert'' AND words @@ $10'
        || CASE WHEN cardinality(terms) > 6 THEN ' AND private.has_half_of(words, $12)' ELSE '' END || ')'
      WHEN btrim(coalesce(filter ->> 'words', '')) <> '' THEN 'false' END);
BEGIN
  LOOP
    RETURN QUERY EXECUTE format('SELECT user_id, %s, %s, created_at FROM private.expert_listings WHERE %s AND %s %s LIMIT $11',
      place, CASE sort WHEN 'name' THEN 'name' ELSE '''''' END, beyond, narrowed, ordering)
    USING after_place, after_name, after_at, after_id, private.values_of(filter -> 'topics')::uuid[],
      private.values_of(filter -> 'skills')::uuid[], private.values_of(filter -> 'domains')::uuid[],
      private.values_of(filter -> 'countries')::uuid[], filter -> 'prices', sought, least(greatest(page_rows, 1), 1001), terms;
    EXIT WHEN FOUND OR cardinality(terms) < 2 OR is_half;
    -- Behind the last page, or nothing has all of the terms.
    EXECUTE format('SELECT EXISTS (SELECT FROM private.expert_listings WHERE %s)', narrowed) INTO is_found
    USING after_place, after_name, after_at, after_id, private.values_of(filter -> 'topics')::uuid[],
      private.values_of(filter -> 'skills')::uuid[], private.values_of(filter -> 'domains')::uuid[],
      private.values_of(filter -> 'countries')::uuid[], filter -> 'prices', sought, least(greatest(page_rows, 1), 1001), terms;
    EXIT WHEN is_found;
    sought := private.half_or_any_of(terms);
    is_half := true;
  END LOOP;
END
$$;

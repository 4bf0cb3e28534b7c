-- As the list of experts: what has half of the words, if nothing that the list could show has all of them.
CREATE OR REPLACE FUNCTION find_advices(filter jsonb, sort text, after_place int, after_at timestamptz, after_id uuid, page_rows int)
RETURNS SETOF advice_listings LANGUAGE plpgsql STABLE SET search_path = public, pg_catalog, pg_temp AS $$
DECLARE
  terms tsquery[] := private.search_terms(coalesce(filter ->> 'words', ''), true);
  sought tsquery := private.all_of(terms);
  is_half boolean := false;
  is_found boolean;
  place text := CASE sort WHEN 'lowest price' THEN 'offer.price' WHEN 'highest price' THEN '-offer.price' ELSE '0' END;
  ordering text := CASE sort WHEN 'lowest price' THEN 'ORDER BY -offer.price DESC, offer.created_at DESC, offer.id DESC'
    WHEN 'highest price' THEN 'ORDER BY offer.price DESC, offer.created_at DESC, offer.id DESC' WHEN 'none' THEN ''
    ELSE 'ORDER BY offer.created_at DESC, offer.id DESC' END;
  beyond text := CASE sort WHEN 'lowest price' THEN '(-offer.price, offer.created_at, offer.id) < (-$1, $2, $3)'
      WHEN 'highest price' THEN '(offer.price, offer.created_at, offer.id) < (-$1, $2, $3)' WHEN 'none' THEN 'true'
      ELSE '(offer.created_at, offer.id) < ($2, $3)' END;
  -- an offer of somebody suspended is on nobody's page, which would be short with it
  narrowed text := concat_ws(' AND ', 'offer.enabled AND offer.deleted_at IS NULL',
    'EXISTS (SELECT FROM users WHERE id = offer.user_id AND is_expert AND NOT is_suspended)',
    CASE WHEN private.values_of(filter -> 'topics') IS NOT NULL THEN 'offer.topic_id = ANY ($4)' END,
    CASE WHEN private.values_of(filter -> 'durations') IS NOT NULL THEN 'offer.duration = ANY ($5)' END,
    CASE WHEN jsonb_array_length(filter -> 'prices') > 0 THEN
      'EXISTS (SELECT FROM jsonb_to_recordset($6) AS band ("minCents" int, "maxCents" int)
         WHERE offer.price_cents >= band."minCents" AND (offer.price_cents <= band."maxCents") IS NOT FALSE)' END,
    CASE WHEN cardinality(terms) > 0 THEN
      'offer.id IN (SELECT item_id FROM private.search_items WHERE kind = ''advice'' AND words @@ $7'
        || CASE WHEN cardinality(terms) > 6 THEN ' AND private.has_half_of(words, $9)' ELSE '' END || ')'
      WHEN btrim(coalesce(filter ->> 'words', '')) <> '' THEN 'false' END);
BEGIN
  LOOP
    RETURN QUERY EXECUTE format('SELECT offer.id, %s, offer.created_at FROM advice_offerings AS offer WHERE %s AND %s %s LIMIT $8',
      place, beyond, narrowed, ordering)
    USING after_place, after_at, after_id, private.values_of(filter -> 'topics')::uuid[],
      private.values_of(filter -> 'durations')::int[], filter -> 'prices', sought, least(greatest(page_rows, 1), 1001), terms;
    EXIT WHEN FOUND OR cardinality(terms) < 2 OR is_half;
    -- Behind the last page, or nothing has all of the terms.
    EXECUTE format('SELECT EXISTS (SELECT FROM advice_offerings AS offer WHERE %s)', narrowed) INTO is_found
    USING after_place, after_at, after_id, private.values_of(filter -> 'topics')::uuid[],
      private.values_of(filter -> 'durations')::int[], filter -> 'prices', sought, least(greatest(page_rows, 1), 1001), terms;
    EXIT WHEN is_found;
    sought := private.half_or_any_of(terms);
    is_half := true;
  END LOOP;
END
$$;

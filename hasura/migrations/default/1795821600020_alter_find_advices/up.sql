-- As the list of experts.
CREATE OR REPLACE FUNCTION find_advices(filter jsonb, sort text, after_place int, after_at timestamptz, after_id uuid, page_rows int)
RETURNS SETOF advice_listings LANGUAGE plpgsql STABLE SET search_path = public, pg_catalog, pg_temp AS $$
DECLARE
  terms tsquery[] := private.search_terms(coalesce(filter ->> 'words', ''), true);
  place text := CASE sort WHEN 'lowest price' THEN 'offer.price' WHEN 'highest price' THEN '-offer.price' ELSE '0' END;
  ordering text := CASE sort WHEN 'lowest price' THEN 'ORDER BY -offer.price DESC, offer.created_at DESC, offer.id DESC'
    WHEN 'highest price' THEN 'ORDER BY offer.price DESC, offer.created_at DESC, offer.id DESC' WHEN 'none' THEN ''
    ELSE 'ORDER BY offer.created_at DESC, offer.id DESC' END;
  beyond text := format(CASE sort WHEN 'lowest price' THEN '(-offer.price, offer.created_at, offer.id) < (%1$L, %2$L, %3$L)'
      WHEN 'highest price' THEN '(offer.price, offer.created_at, offer.id) < (%1$L, %2$L, %3$L)' WHEN 'none' THEN 'true'
      ELSE '(offer.created_at, offer.id) < (%2$L, %3$L)' END, -after_place, after_at, after_id);
  has_words text := 'words @@ $1' || CASE WHEN cardinality(terms) > 6 THEN ' AND private.has_half_of(words, $2)' ELSE '' END;
  -- an offer of somebody suspended is on nobody's page, which would be short with it
  narrowed text := concat_ws(' AND ', 'offer.enabled AND offer.deleted_at IS NULL',
    'EXISTS (SELECT FROM users WHERE id = offer.user_id AND is_expert AND NOT is_suspended)',
    private.where_any('offer.topic_id = ANY (%L)', filter -> 'topics'),
    private.where_any('offer.duration = ANY (%L)', filter -> 'durations'),
    CASE WHEN jsonb_array_length(filter -> 'prices') > 0 THEN
      format('EXISTS (SELECT FROM jsonb_to_recordset(%L) AS band ("minCents" int, "maxCents" int)
         WHERE offer.price_cents >= band."minCents" AND (offer.price_cents <= band."maxCents") IS NOT FALSE)', filter -> 'prices') END,
    CASE WHEN cardinality(terms) > 0 THEN
      'offer.id IN (SELECT item_id FROM private.search_items WHERE kind = ''advice'' AND ' || has_words || ')'
      WHEN btrim(coalesce(filter ->> 'words', '')) <> '' THEN 'false' END);
  page text := format('SELECT offer.id, %s, offer.created_at FROM advice_offerings AS offer WHERE %s AND %s %s LIMIT %s',
    place, beyond, narrowed, ordering, least(greatest(page_rows, 1), 1001));
  is_found boolean;
BEGIN
  RETURN QUERY EXECUTE page USING private.all_of(terms), terms;
  IF FOUND OR cardinality(terms) < 2 THEN
    RETURN;
  END IF;
  -- Behind the last page, or nothing has all of the terms.
  EXECUTE format('SELECT EXISTS (SELECT FROM advice_offerings AS offer WHERE %s)', narrowed) INTO is_found
  USING private.all_of(terms), terms;
  IF NOT is_found THEN
    RETURN QUERY EXECUTE page USING private.half_or_any_of(terms), terms;
  END IF;
END
$$;

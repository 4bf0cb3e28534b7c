-- What a list needs of an item: which one, and where it stands in the order, which is place, then newest first.
CREATE VIEW content_listings AS
  SELECT id AS item_id, kind, created_at, 0 AS place FROM content_items WHERE is_public;
COMMENT ON VIEW content_listings IS 'Public insights and answers in the order of a list; find_content returns its rows.';
COMMENT ON COLUMN content_listings.place IS 'Recommended: 0 of one''s topics, 1 of their categories, 2 the rest. By a count: the count, negative.';
GRANT SELECT ON content_listings TO sagework_hasura;

-- One range of the order, after a cursor: at most so many rows of each of these topics or categories, each by its index.
CREATE FUNCTION private.content_range(column_name text, ids uuid[], condition text, kind text, topics uuid[], categories uuid[],
  place int, after_place int, after_at timestamptz, after_id uuid, page_rows int) RETURNS SETOF content_listings
LANGUAGE plpgsql STABLE SET search_path = public, pg_catalog, pg_temp AS $$
BEGIN
  IF place < after_place OR page_rows < 1 THEN
    RETURN;
  ELSIF place > after_place THEN
    after_at := 'infinity';
  END IF;
  RETURN QUERY EXECUTE format(
    'SELECT found.id, found.kind, found.created_at, $1 FROM %s LATERAL (
       SELECT id, kind, created_at FROM content_items AS item
       WHERE is_public AND kind = $2 AND %s AND (created_at, id) < ($3, $4) AND %s
       ORDER BY created_at DESC, id DESC LIMIT $5) AS found
     ORDER BY found.created_at DESC, found.id DESC LIMIT $5',
    CASE WHEN column_name IS NOT NULL THEN 'unnest($6) AS one (id),' ELSE '(SELECT 1) AS whole,' END,
    CASE WHEN column_name IS NOT NULL THEN format('item.%I = one.id', column_name) ELSE 'true' END, condition)
  USING place, kind, after_at, after_id, page_rows, ids, topics, categories;
END
$$;

-- One page of the list of insights or of answers. "recommended" begins with the reader's topics, goes on with the categories
-- of these, then with the rest (GI-05); a visitor, whatever headers they send, has none of either.
CREATE FUNCTION find_content(hasura_session json, of_kind text, sort text, in_topic uuid, in_category uuid, after_place int,
  after_at timestamptz, after_id uuid, page_rows int) RETURNS SETOF content_listings LANGUAGE plpgsql STABLE
SET search_path = public, pg_catalog, pg_temp AS $$
DECLARE
  row_limit int := least(greatest(page_rows, 1), 1001);
  counted text := CASE sort WHEN 'like_count' THEN 'upvote_count' WHEN 'view_count' THEN 'view_count'
    WHEN 'share_count' THEN 'share_count' END;
  me uuid := CASE WHEN hasura_session ->> 'x-hasura-role' <> 'anonymous' THEN hasura_session ->> 'x-hasura-user-id' END;
  topics uuid[] := ARRAY(SELECT topic_id FROM expert_topics WHERE user_id = me);
  categories uuid[] := ARRAY(SELECT DISTINCT objective_id FROM master_topics WHERE id = ANY (topics));
  narrowed text := CASE WHEN in_topic IS NOT NULL THEN format('topic_id = %L', in_topic)
    WHEN in_category IS NOT NULL THEN format('category_id = %L', in_category) ELSE 'true' END;
  found_rows int := 0;
  step int;
BEGIN
  IF counted IS NOT NULL THEN
    RETURN QUERY EXECUTE format(
      'SELECT id, kind, created_at, -%1$I FROM content_items WHERE is_public AND kind = $1 AND %2$s
         AND (%1$I, created_at, id) < (-$2, $3, $4) ORDER BY %1$I DESC, created_at DESC, id DESC LIMIT $5',
      counted, narrowed)
    USING of_kind, after_place, after_at, after_id, row_limit;
    RETURN;
  END IF;
  IF sort <> 'recommended' OR in_topic IS NOT NULL OR topics = '{}' THEN
    RETURN QUERY SELECT * FROM private.content_range(NULL, NULL, narrowed, of_kind, topics, categories,
      0, greatest(after_place, 0), after_at, after_id, row_limit);
    RETURN;
  END IF;
  RETURN QUERY SELECT * FROM private.content_range('topic_id', topics, narrowed, of_kind, topics, categories,
    0, after_place, after_at, after_id, row_limit);
  GET DIAGNOSTICS found_rows = ROW_COUNT;
  RETURN QUERY SELECT * FROM private.content_range('category_id', categories, narrowed || ' AND topic_id <> ALL ($7)', of_kind,
    topics, categories, 1, after_place, after_at, after_id, row_limit - found_rows);
  GET DIAGNOSTICS step = ROW_COUNT;
  RETURN QUERY SELECT * FROM private.content_range(NULL, NULL, narrowed || ' AND category_id <> ALL ($8)', of_kind,
    topics, categories, 2, after_place, after_at, after_id, row_limit - found_rows - step);
END
$$;
COMMENT ON FUNCTION find_content IS 'One page of the public insights or answers: narrowed and sorted.';
REVOKE ALL ON FUNCTION find_content, private.content_range FROM PUBLIC;
GRANT EXECUTE ON FUNCTION find_content, private.content_range TO sagework_hasura;

CREATE OR REPLACE FUNCTION find_content(hasura_session json, of_kind text, sort text, in_topic uuid, in_category uuid, after_place int,
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

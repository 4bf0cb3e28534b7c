-- Each step of "recommended" is a few ranges of an index, one for each topic or category that belongs in it. Before, a step
-- left out what it shouldn't have row by row: for a reader with topics in several categories, a page of one category went
-- through everything about the other topics. Sorted by a count, a topic or a category was sorted as a whole.
CREATE OR REPLACE FUNCTION find_content(hasura_session json, of_kind text, sort text, in_topic uuid, in_category uuid,
  after_place int, after_at timestamptz, after_id uuid, page_rows int) RETURNS SETOF content_listings LANGUAGE plpgsql STABLE
SET search_path = public, pg_catalog, pg_temp AS $$
DECLARE
  row_limit int := least(greatest(page_rows, 1), 1001);
  counted text := CASE sort WHEN 'like_count' THEN 'upvote_count' WHEN 'view_count' THEN 'view_count'
    WHEN 'share_count' THEN 'share_count' END;
  me uuid := CASE WHEN hasura_session ->> 'x-hasura-role' <> 'anonymous' THEN hasura_session ->> 'x-hasura-user-id' END;
  topics uuid[] := ARRAY(SELECT topic.id FROM expert_topics AS own JOIN master_topics AS topic ON topic.id = own.topic_id
    WHERE own.user_id = me AND (in_category IS NULL OR topic.objective_id = in_category));
  categories uuid[] := ARRAY(SELECT DISTINCT objective_id FROM master_topics WHERE id = ANY (topics));
  narrowed text := CASE WHEN in_topic IS NOT NULL THEN format('topic_id = %L', in_topic)
    WHEN in_category IS NOT NULL THEN format('category_id = %L', in_category) ELSE 'true' END;
  found_rows int := 0;
  step int;
BEGIN
  IF counted IS NOT NULL THEN
    RETURN QUERY EXECUTE format(
      'SELECT found.id, found.kind, found.created_at, -found.count FROM %2$s LATERAL (
         SELECT id, kind, created_at, %1$I AS count FROM content_items AS item
         WHERE is_public AND kind = $1 AND %3$s AND (%1$I, created_at, id) < (-$2, $3, $4)
         ORDER BY %1$I DESC, created_at DESC, id DESC LIMIT $5) AS found
       ORDER BY found.count DESC, found.created_at DESC, found.id DESC LIMIT $5',
      counted,
      CASE WHEN narrowed = 'true' THEN '(SELECT 1) AS whole,' ELSE 'unnest($6) AS one (id),' END,
      CASE WHEN narrowed = 'true' THEN 'true' ELSE 'item.topic_id = one.id' END)
    USING of_kind, after_place, after_at, after_id, row_limit, CASE WHEN in_topic IS NOT NULL THEN ARRAY[in_topic]
      ELSE ARRAY(SELECT id FROM master_topics WHERE objective_id = in_category) END;
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
  RETURN QUERY SELECT * FROM private.content_range('topic_id',
    ARRAY(SELECT id FROM master_topics WHERE objective_id = ANY (categories) AND id <> ALL (topics)), narrowed, of_kind,
    topics, categories, 1, after_place, after_at, after_id, row_limit - found_rows);
  GET DIAGNOSTICS step = ROW_COUNT;
  -- the rest of one category is none
  IF in_category IS NULL THEN
    RETURN QUERY SELECT * FROM private.content_range('category_id',
      ARRAY(SELECT id FROM master_objectives WHERE id <> ALL (categories)), 'true', of_kind,
      topics, categories, 2, after_place, after_at, after_id, row_limit - found_rows - step);
  END IF;
END
$$;

-- What a group of results is made of: which thing, and its place among the results. The row filter of each view says who may
-- find what, as with the thing itself; the functions only rank and page.
CREATE VIEW expert_hits AS SELECT item_id AS user_id, 0 AS place FROM private.search_items WHERE kind = 'expert';
CREATE VIEW opportunity_hits AS SELECT opportunity_id, 0 AS place FROM private.opportunity_search;
COMMENT ON VIEW expert_hits IS 'Experts among search results; search_experts returns its rows.';
COMMENT ON VIEW opportunity_hits IS 'Opportunities among search results; search_opportunities returns its rows.';

-- Experts. Visitors can't read anybody's skills, so they don't find experts by them.
CREATE FUNCTION search_experts(hasura_session json, filter jsonb, skip int, page_rows int) RETURNS SETOF expert_hits
LANGUAGE sql STABLE SET search_path = public, pg_catalog, pg_temp AS $$
  SELECT * FROM private.rank_items(CASE WHEN hasura_session ->> 'x-hasura-role' = 'anonymous'
      THEN '(SELECT * FROM private.search_items WHERE kind = ''expert'' AND is_public AND $5 IS NULL) AS item'
      ELSE '(SELECT * FROM private.search_items WHERE kind = ''expert'') AS item' END,
    filter, hasura_session ->> 'x-hasura-role' = 'anonymous', NULL, least(greatest(skip, 0), 1000), least(greatest(page_rows, 1), 1001))
$$;

-- Published opportunities and the caller's own, those addressed to somebody else left out (GD-49).
CREATE FUNCTION search_opportunities(hasura_session json, filter jsonb, skip int, page_rows int) RETURNS SETOF opportunity_hits
LANGUAGE sql STABLE SET search_path = public, pg_catalog, pg_temp AS $$
  SELECT * FROM private.rank_items(
    '(SELECT opportunity_id AS item_id, created_at, subjects, words FROM private.opportunity_search
        WHERE status = ''published'' AND (assigned_expert_id IS NULL OR $8 IN (assigned_expert_id, posted_by))
      UNION ALL SELECT opportunity_id, created_at, subjects, words FROM private.opportunity_search
        WHERE posted_by = $8 AND status NOT IN (''published'', ''draft_deleted'', ''deleted'')) AS item',
    filter, false, (hasura_session ->> 'x-hasura-user-id')::uuid, least(greatest(skip, 0), 1000), least(greatest(page_rows, 1), 1001))
$$;
COMMENT ON FUNCTION search_experts IS 'A page of the experts that a search finds.';
COMMENT ON FUNCTION search_opportunities IS 'A page of the opportunities that a search finds.';

-- The topics and skills that a search can be narrowed by: those that are chosen, those it names, then those that most of its best
-- results have.
CREATE VIEW subject_hits AS
  SELECT id, 'topic' AS kind, topic_name AS name, 0 AS place FROM master_topics WHERE is_approved_by_admin AND NOT deleted
  UNION ALL SELECT id, 'expertise', expertise_name, 0 FROM master_expertise WHERE NOT deleted;
COMMENT ON VIEW subject_hits IS 'Topics and skills beside search results; search_subjects and trending_subjects return its rows.';

CREATE FUNCTION search_subjects(hasura_session json, filter jsonb, page_rows int) RETURNS SETOF subject_hits
LANGUAGE sql STABLE SET search_path = public, pg_catalog, pg_temp AS $$
  WITH term AS (SELECT private.search_terms(filter ->> 'words', true) AS terms),
  found AS (
    SELECT unnest(item.subjects) AS id FROM search_experts(hasura_session, filter, 0, 40)
      JOIN private.search_items AS item ON item.kind = 'expert' AND item.item_id = user_id
    UNION ALL SELECT unnest(post.subjects) FROM search_opportunities(hasura_session, filter, 0, 40)
      JOIN private.opportunity_search AS post USING (opportunity_id)
  ), common AS (SELECT id, count(*) AS times FROM found GROUP BY id)
  SELECT id, kind, name, (row_number() OVER (ORDER BY is_chosen DESC, named DESC, times DESC NULLS LAST, name, id))::int FROM (
    SELECT subject.*, coalesce(filter -> 'topics' ? subject.id::text, false)
      OR coalesce(filter -> 'expertise' ? subject.id::text, false) AS is_chosen, (SELECT count(*) FROM term, unnest(terms) AS one WHERE to_tsvector('english', subject.name) @@ one) AS named, times
    FROM subject_hits AS subject LEFT JOIN common USING (id)) AS every
  WHERE (is_chosen OR named > 0 OR times > 0) AND NOT (kind = 'expertise' AND hasura_session ->> 'x-hasura-role' = 'anonymous')
  ORDER BY is_chosen DESC, named DESC, times DESC NULLS LAST, name, id LIMIT least(greatest(page_rows, 1), 100)
$$;
COMMENT ON FUNCTION search_subjects IS 'The topics and skills that a search can be narrowed by.';

-- What is in demand: the topics and skills of the latest open opportunities. No searches are recorded for it.
CREATE FUNCTION trending_subjects(page_rows int) RETURNS SETOF subject_hits
LANGUAGE sql STABLE SET search_path = public, pg_catalog, pg_temp AS $$
  SELECT id, kind, name, (row_number() OVER (ORDER BY times DESC, name, id))::int FROM (
    SELECT id, count(*) AS times FROM (SELECT unnest(subjects) AS id FROM (SELECT subjects FROM private.opportunity_search
      WHERE status IN ('published', 'in progress') AND assigned_expert_id IS NULL
      ORDER BY created_at DESC, opportunity_id DESC LIMIT 200) AS latest) AS one GROUP BY id) AS counted
  JOIN subject_hits USING (id) ORDER BY times DESC, name, id LIMIT least(greatest(page_rows, 1), 10)
$$;
COMMENT ON FUNCTION trending_subjects IS 'The topics and skills of the latest open opportunities, the most frequent first.';

REVOKE ALL ON FUNCTION search_experts, search_opportunities, search_subjects, trending_subjects FROM PUBLIC;
GRANT EXECUTE ON FUNCTION search_experts, search_opportunities, search_subjects, trending_subjects TO sagework_hasura;
GRANT SELECT ON expert_hits, opportunity_hits, subject_hits TO sagework_hasura;

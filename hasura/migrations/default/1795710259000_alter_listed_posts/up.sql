-- Nobody can show interest in what a suspended person posted, so it stands in no list and no search until they are back. Whoever
-- took part finds it among their applications.
CREATE OR REPLACE FUNCTION private.index_opportunities(posts uuid[]) RETURNS void
LANGUAGE sql SET search_path = pg_catalog, pg_temp AS $$
  -- whoever is being suspended at this moment is waited for: the next statement sees it
  SELECT FROM public.users WHERE id IN (SELECT posted_by FROM public.opportunities WHERE id = ANY (posts)) ORDER BY id FOR KEY SHARE;
  INSERT INTO private.opportunity_search
  SELECT post.id, post.posted_by, post.type, CASE WHEN poster.is_suspended THEN 'paused' ELSE post.status END, post.created_at, post.country_id, unit.code,
    post.min_budget_cents, post.max_budget_cents,
    coalesce(private.cents_per_month(post.min_budget_cents, unit.code, post.duration_months), 9000000000000000),
    coalesce(private.cents_per_month(post.max_budget_cents, unit.code, post.duration_months), -1),
    coalesce(subject.ids, '{}'),
    setweight(to_tsvector('english', post.title), 'A') || setweight(to_tsvector('english', coalesce(subject.names, '')), 'B')
      || setweight(to_tsvector('english', post.brief), 'D'),
    post.assigned_expert_id
  FROM public.opportunities AS post
  JOIN public.users AS poster ON poster.id = post.posted_by
  LEFT JOIN public.opportunity_duration_types AS unit ON unit.id = post.duration_type_id
  CROSS JOIN LATERAL (
    SELECT array_agg(id) AS ids, string_agg(name, ' ') AS names FROM (
      SELECT id, CASE WHEN is_approved_by_admin AND NOT deleted THEN topic_name END AS name
        FROM public.opportunity_topics JOIN public.master_topics ON id = topic_id WHERE opportunity_id = post.id
      UNION ALL SELECT id, CASE WHEN NOT deleted THEN domain_name END
        FROM public.opportunity_domains JOIN public.master_domains ON id = domain_id WHERE opportunity_id = post.id
      UNION ALL SELECT id, CASE WHEN NOT deleted THEN expertise_name END
        FROM public.opportunity_skills JOIN public.master_expertise ON id = expertise_id WHERE opportunity_id = post.id
    ) AS one) AS subject
  WHERE post.id = ANY (posts)
  ON CONFLICT (opportunity_id) DO UPDATE SET posted_by = excluded.posted_by, type = excluded.type, status = excluded.status,
    created_at = excluded.created_at, country_id = excluded.country_id, budget_unit = excluded.budget_unit,
    min_budget_cents = excluded.min_budget_cents, max_budget_cents = excluded.max_budget_cents,
    budget_from_cents = excluded.budget_from_cents, budget_to_cents = excluded.budget_to_cents,
    subjects = excluded.subjects, words = excluded.words, assigned_expert_id = excluded.assigned_expert_id
$$;
COMMENT ON COLUMN private.opportunity_search.status IS 'The status of the post; paused while its poster is suspended, which no list and no search asks for.';

CREATE FUNCTION private.index_posts_of_suspended() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  PERFORM private.index_opportunities(ARRAY(SELECT id FROM public.opportunities WHERE posted_by = new.id));
  RETURN NULL;
END
$$;
CREATE TRIGGER users_pause_posts AFTER UPDATE OF is_suspended ON users FOR EACH ROW
  WHEN (old.is_suspended IS DISTINCT FROM new.is_suspended) EXECUTE FUNCTION private.index_posts_of_suspended();

SELECT private.index_opportunities(ARRAY(
  SELECT post.id FROM opportunities AS post JOIN users AS poster ON poster.id = post.posted_by WHERE poster.is_suspended));

CREATE OR REPLACE VIEW opportunity_matches AS
  SELECT shared.opportunity_id, shared.expert_id, shared.strength, post.published_at,
    private.match_reasons_of(shared.opportunity_id, shared.expert_id) AS reasons
  FROM (SELECT opportunity_id, expert_id, count(*)::int AS strength FROM private.match_reasons
        GROUP BY opportunity_id, expert_id) shared
  JOIN opportunities post ON post.id = shared.opportunity_id
  JOIN users expert ON expert.id = shared.expert_id
  WHERE expert.is_expert AND NOT expert.is_suspended AND expert.id <> post.posted_by
    AND (post.type <> 'hire-expert-on-project' OR coalesce(post.assigned_expert_id = expert.id, true));

CREATE OR REPLACE VIEW private.wanted_criteria AS
  SELECT post.id AS opportunity_id, post.posted_by, post.published_at, wanted.value_id
  FROM opportunities post CROSS JOIN LATERAL (
    SELECT topic_id AS value_id FROM opportunity_topics WHERE opportunity_id = post.id
    UNION SELECT domain_id FROM opportunity_domains WHERE opportunity_id = post.id
    UNION SELECT expertise_id FROM opportunity_skills WHERE opportunity_id = post.id
    UNION SELECT post.country_id
    UNION SELECT user_id FROM opportunity_package_experts WHERE opportunity_id = post.id
    UNION SELECT post.assigned_expert_id
  ) wanted
  WHERE post.status = 'published' AND wanted.value_id IS NOT NULL
    AND (post.type <> 'hire-expert-on-project' OR coalesce(post.assigned_expert_id = wanted.value_id, true));

CREATE OR REPLACE FUNCTION private.is_eligible_expert(post uuid, expert uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT o.assigned_expert_id IS NOT DISTINCT FROM expert
    OR (o.type <> 'hire-expert-on-project' OR o.assigned_expert_id IS NULL) AND (
      EXISTS (SELECT FROM public.opportunity_package_experts x WHERE x.opportunity_id = o.id AND x.user_id = expert)
      OR EXISTS (SELECT FROM public.expert_details x WHERE x.user_id = expert AND x.country_id = o.country_id)
      OR EXISTS (SELECT FROM public.opportunity_topics a JOIN public.expert_topics b USING (topic_id)
                 WHERE a.opportunity_id = o.id AND b.user_id = expert)
      OR EXISTS (SELECT FROM public.opportunity_domains a JOIN public.expert_domains b USING (domain_id)
                 WHERE a.opportunity_id = o.id AND b.user_id = expert)
      OR EXISTS (SELECT FROM public.opportunity_skills a JOIN public.expert_expertise b USING (expertise_id)
                 WHERE a.opportunity_id = o.id AND b.user_id = expert))
  FROM public.opportunities o WHERE o.id = post
$$;

SELECT private.refresh_open_criteria(array_agg(id)) FROM opportunities
WHERE status = 'published' AND type = 'fractional' AND assigned_expert_id IS NOT NULL HAVING count(*) > 0;

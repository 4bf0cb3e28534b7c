-- Nor what the expert was asked for and declined, which is no application and so among none (X-05).
CREATE OR REPLACE FUNCTION private.newest_matches(of_expert uuid, since timestamptz, before timestamptz, before_id uuid,
  page_size int)
RETURNS SETOF opportunity_matches LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN QUERY
    SELECT found.* FROM (
      SELECT DISTINCT run.published_at, run.opportunity_id
      FROM (
        SELECT topic_id AS value_id FROM public.expert_topics WHERE user_id = of_expert
        UNION ALL SELECT domain_id FROM public.expert_domains WHERE user_id = of_expert
        UNION ALL SELECT expertise_id FROM public.expert_expertise WHERE user_id = of_expert
        UNION ALL SELECT country_id FROM public.expert_details WHERE user_id = of_expert
        UNION ALL SELECT of_expert
      ) held CROSS JOIN LATERAL (
        SELECT wanted.published_at, wanted.opportunity_id FROM private.open_criteria wanted
        WHERE wanted.value_id = held.value_id AND wanted.posted_by <> of_expert AND wanted.published_at > since
          AND (wanted.published_at, wanted.opportunity_id) < (before, before_id)
          AND wanted.opportunity_id NOT IN (
            SELECT answered.opportunity_id FROM private.application_standings answered WHERE answered.user_id = of_expert)
          AND wanted.opportunity_id NOT IN (
            SELECT declined.opportunity_id FROM public.opportunity_trackings declined
            WHERE declined.user_id = of_expert AND declined.status = 'opted out')
        ORDER BY wanted.published_at DESC, wanted.opportunity_id DESC LIMIT page_size
      ) run
      ORDER BY run.published_at DESC, run.opportunity_id DESC LIMIT page_size
    ) newest CROSS JOIN LATERAL (
      -- as one of a pair it is found by both keys; without the offset, the whole view would be grouped first
      SELECT * FROM public.opportunity_matches match
      WHERE match.opportunity_id = newest.opportunity_id AND match.expert_id = of_expert OFFSET 0
    ) found;
END
$$;

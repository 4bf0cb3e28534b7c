-- The only definition of a match (GO-27, INT-04 to INT-06): one row for each thing that an opportunity and an expert
-- share. Whatever notifies, lists or admits matching experts asks this view or the one below, which is made of it.
CREATE VIEW private.match_reasons AS
  SELECT wanted.opportunity_id, held.user_id AS expert_id, 'topic' AS criterion, topic.id AS value_id,
    topic.topic_name AS value_name
  FROM opportunity_topics wanted JOIN expert_topics held USING (topic_id) LEFT JOIN master_topics topic ON topic.id = topic_id
  UNION ALL
  SELECT wanted.opportunity_id, held.user_id, 'domain', domain.id, domain.domain_name
  FROM opportunity_domains wanted JOIN expert_domains held USING (domain_id)
    LEFT JOIN master_domains domain ON domain.id = domain_id
  UNION ALL
  SELECT wanted.opportunity_id, held.user_id, 'skill', skill.id, skill.expertise_name
  FROM opportunity_skills wanted JOIN expert_expertise held USING (expertise_id)
    LEFT JOIN master_expertise skill ON skill.id = expertise_id
  UNION ALL
  SELECT wanted.id, held.user_id, 'country', country.id, country.country_name
  FROM opportunities wanted JOIN expert_details held USING (country_id)
    LEFT JOIN master_countries country ON country.id = country_id
  UNION ALL
  SELECT opportunity_id, user_id, 'package', NULL, NULL FROM opportunity_package_experts
  UNION ALL
  SELECT id, assigned_expert_id, 'assigned', NULL, NULL FROM opportunities WHERE assigned_expert_id IS NOT NULL;

-- The reasons of one match, those that speak loudest first. A function of its own keeps its plan, and the view below reads
-- it last: for the rows of a page, and not for everybody who matches.
CREATE FUNCTION private.match_reasons_of(of_opportunity uuid, of_expert uuid) RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (
    SELECT jsonb_agg(jsonb_build_object('criterion', reason.criterion, 'id', reason.value_id, 'name', reason.value_name)
      ORDER BY array_position(ARRAY['assigned', 'package', 'topic', 'domain', 'skill', 'country'], reason.criterion),
        reason.value_name)
    FROM private.match_reasons reason
    WHERE reason.opportunity_id = of_opportunity AND reason.expert_id = of_expert);
END
$$;
GRANT SELECT ON private.match_reasons TO sagework_hasura, sagework_actions;

-- One row for each match. A hire-expert-on-project that is assigned to an expert is open to that expert only (GO-28).
CREATE VIEW opportunity_matches AS
  SELECT shared.opportunity_id, shared.expert_id, shared.strength, post.published_at,
    private.match_reasons_of(shared.opportunity_id, shared.expert_id) AS reasons
  FROM (SELECT opportunity_id, expert_id, count(*)::int AS strength FROM private.match_reasons
        GROUP BY opportunity_id, expert_id) shared
  JOIN opportunities post ON post.id = shared.opportunity_id
  JOIN users expert ON expert.id = shared.expert_id
  WHERE expert.is_expert AND NOT expert.is_suspended AND expert.id <> post.posted_by
    AND (post.type <> 'hire-expert-on-project' OR coalesce(post.assigned_expert_id = expert.id, true));
COMMENT ON VIEW opportunity_matches IS 'Which opportunity matches which expert, and why (GO-27, GO-28).';
COMMENT ON COLUMN opportunity_matches.strength IS 'How many things the two share.';
GRANT SELECT ON opportunity_matches TO sagework_hasura, sagework_actions;

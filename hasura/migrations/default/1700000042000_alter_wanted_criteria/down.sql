DROP TRIGGER users_refresh_open_criteria ON users;
DROP FUNCTION private.refresh_criteria_of_poster();

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
    AND coalesce(post.assigned_expert_id = wanted.value_id, true);

SELECT private.refresh_open_criteria(array_agg(post.id)) FROM opportunities post
JOIN users poster ON poster.id = post.posted_by
WHERE post.status = 'published' AND poster.is_suspended HAVING count(*) > 0;

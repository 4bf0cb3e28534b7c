-- A post whose poster is suspended takes no interest, so it is among nobody's newest matches, as it is in no digest. It
-- leaves the index instead of being passed over by every reader, and returns to it with its poster.
CREATE OR REPLACE VIEW private.wanted_criteria AS
  SELECT post.id AS opportunity_id, post.posted_by, post.published_at, wanted.value_id
  FROM opportunities post
  JOIN users poster ON poster.id = post.posted_by AND NOT poster.is_suspended
  CROSS JOIN LATERAL (
    SELECT topic_id AS value_id FROM opportunity_topics WHERE opportunity_id = post.id
    UNION SELECT domain_id FROM opportunity_domains WHERE opportunity_id = post.id
    UNION SELECT expertise_id FROM opportunity_skills WHERE opportunity_id = post.id
    UNION SELECT post.country_id
    UNION SELECT user_id FROM opportunity_package_experts WHERE opportunity_id = post.id
    UNION SELECT post.assigned_expert_id
  ) wanted
  WHERE post.status = 'published' AND wanted.value_id IS NOT NULL
    AND coalesce(post.assigned_expert_id = wanted.value_id, true);

CREATE FUNCTION private.refresh_criteria_of_poster() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  PERFORM private.refresh_open_criteria(array_agg(id)) FROM public.opportunities
    WHERE posted_by = NEW.id AND status = 'published' HAVING count(*) > 0;
  RETURN NULL;
END
$$;
CREATE TRIGGER users_refresh_open_criteria AFTER UPDATE OF is_suspended ON users FOR EACH ROW
  WHEN (OLD.is_suspended IS DISTINCT FROM NEW.is_suspended)
  EXECUTE FUNCTION private.refresh_criteria_of_poster();

SELECT private.refresh_open_criteria(array_agg(post.id)) FROM opportunities post
JOIN users poster ON poster.id = post.posted_by
WHERE post.status = 'published' AND poster.is_suspended HAVING count(*) > 0;

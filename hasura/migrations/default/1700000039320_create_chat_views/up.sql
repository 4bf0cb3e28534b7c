-- Whether an expert is meant for an opportunity (INT-04 to INT-07, GO-27), as interest-facts.store.ts asks.
CREATE FUNCTION private.is_eligible_expert(post uuid, expert uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
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

-- Who takes part in the chat of an opportunity (GO-59): nobody while its poster is on the free plan (GO-57). An expert
-- who only looked takes part where chat is all there is, but never learns whose fractional post it is (GO-82).
CREATE VIEW opportunity_participants AS
  SELECT o.id AS opportunity_id, o.posted_by AS user_id, 'poster' AS role, true AS sees_all, v.seen_at AS chat_seen_at
  FROM opportunities o
  JOIN users poster ON poster.id = o.posted_by
  LEFT JOIN tab_views v ON v.opportunity_id = o.id AND v.user_id = o.posted_by AND v.tab = 'commentTab'
  WHERE EXISTS (
    SELECT FROM subscriptions s JOIN plan_packages p ON p.code = s.plan_code
    WHERE (s.company_id = poster.company_id OR (poster.company_id IS NULL AND s.user_id = poster.id))
      AND NOT p.is_free AND s.starts_at <= now() AND (s.expires_at IS NULL OR s.expires_at > now()))
  UNION ALL
  SELECT t.opportunity_id, t.user_id, 'expert', false, v.seen_at
  FROM opportunity_trackings t
  JOIN opportunities o ON o.id = t.opportunity_id
  JOIN users poster ON poster.id = o.posted_by
  LEFT JOIN tab_views v ON v.opportunity_id = t.opportunity_id AND v.user_id = t.user_id AND v.tab = 'commentTab'
  WHERE t.user_id <> o.posted_by
    AND (t.status IN ('interested', 'pending', 'accepted', 'in progress', 'completed', 'no hires')
      OR (t.status = 'closed' AND t.interest_shown_at IS NOT NULL)
      OR (t.status = 'viewed' AND o.chat_only AND o.type <> 'fractional'
        AND private.is_eligible_expert(o.id, t.user_id)))
    AND EXISTS (
      SELECT FROM subscriptions s JOIN plan_packages p ON p.code = s.plan_code
      WHERE (s.company_id = poster.company_id OR (poster.company_id IS NULL AND s.user_id = poster.id))
        AND NOT p.is_free AND s.starts_at <= now() AND (s.expires_at IS NULL OR s.expires_at > now()));
COMMENT ON VIEW opportunity_participants IS 'Who takes part in the chat of an opportunity, and when they last opened it.';

-- What one's own Chats tab shows from outside. Counting stops at 100; each part is a step or two along an index.
CREATE VIEW opportunity_chats AS
  SELECT mine.opportunity_id, mine.user_id, mine.role, mine.sees_all, mine.chat_seen_at AS seen_at,
    CASE WHEN mine.sees_all
      THEN (SELECT max(number) FROM opportunity_comments c WHERE c.opportunity_id = mine.opportunity_id)
      ELSE greatest(
        (SELECT max(number) FROM opportunity_comments c
         WHERE c.opportunity_id = mine.opportunity_id AND c.expert_id = mine.user_id),
        (SELECT max(number) FROM opportunity_comments c
         WHERE c.opportunity_id = mine.opportunity_id AND c.expert_id IS NULL))
    END AS newest_number,
    (SELECT count(*)::int FROM (
      SELECT FROM opportunity_comments c
      WHERE c.opportunity_id = mine.opportunity_id AND c.created_at > coalesce(mine.chat_seen_at, '-infinity')
        AND c.user_id <> mine.user_id
        AND (mine.sees_all OR c.expert_id IS NULL OR c.expert_id = mine.user_id)
      LIMIT 100) unread) AS unread_count,
    (SELECT max(v.seen_at) FROM tab_views v
     WHERE v.opportunity_id = mine.opportunity_id AND v.tab = 'commentTab' AND v.user_id <> mine.user_id
       AND (mine.sees_all OR v.user_id = (SELECT o.posted_by FROM opportunities o WHERE o.id = mine.opportunity_id)))
      AS others_seen_at
  FROM opportunity_participants mine;
COMMENT ON VIEW opportunity_chats IS 'A person''s own chat of an opportunity: what is new in it and when others last looked.';
GRANT SELECT ON opportunity_participants, opportunity_chats TO sagework_hasura, sagework_actions;

CREATE OR REPLACE VIEW opportunity_participants AS
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
        AND NOT p.is_free AND s.starts_at <= now() AND (s.expires_at IS NULL OR s.expires_at > now()))
  UNION ALL
  SELECT m.opportunity_id, m.user_id, 'team_member', true, v.seen_at
  FROM opportunity_team_members m
  JOIN opportunities o ON o.id = m.opportunity_id
  JOIN users poster ON poster.id = o.posted_by
  LEFT JOIN tab_views v ON v.opportunity_id = m.opportunity_id AND v.user_id = m.user_id AND v.tab = 'commentTab'
  WHERE EXISTS (
    SELECT FROM subscriptions s JOIN plan_packages p ON p.code = s.plan_code
    WHERE (s.company_id = poster.company_id OR (poster.company_id IS NULL AND s.user_id = poster.id))
      AND NOT p.is_free AND s.starts_at <= now() AND (s.expires_at IS NULL OR s.expires_at > now()));

DROP VIEW opportunity_conversations;

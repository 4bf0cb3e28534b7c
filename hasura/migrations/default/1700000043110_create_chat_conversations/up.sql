-- The experts of a chat, read in the order of their turns; the participants are these and the poster's side. A union can't
-- be read in order, so that it isn't what lists them.
CREATE VIEW opportunity_conversations AS
  SELECT mine.opportunity_id, mine.expert_id AS user_id, mine.turn, mine.wrote_at, v.seen_at AS chat_seen_at
  FROM private.chat_turns mine
  JOIN opportunity_trackings t ON t.opportunity_id = mine.opportunity_id AND t.user_id = mine.expert_id
  JOIN opportunities o ON o.id = mine.opportunity_id
  JOIN users poster ON poster.id = o.posted_by
  LEFT JOIN tab_views v ON v.opportunity_id = mine.opportunity_id AND v.user_id = mine.expert_id AND v.tab = 'commentTab'
  WHERE t.user_id <> o.posted_by
    AND (t.status IN ('interested', 'pending', 'accepted', 'in progress', 'completed', 'no hires')
      OR (t.status = 'closed' AND t.interest_shown_at IS NOT NULL)
      OR (t.status = 'viewed' AND o.chat_only AND o.type <> 'fractional'
        AND private.is_eligible_expert(o.id, t.user_id)))
    AND EXISTS (
      SELECT FROM subscriptions s JOIN plan_packages p ON p.code = s.plan_code
      WHERE (s.company_id = poster.company_id OR (poster.company_id IS NULL AND s.user_id = poster.id))
        AND NOT p.is_free AND s.starts_at <= now() AND (s.expires_at IS NULL OR s.expires_at > now()));
COMMENT ON VIEW opportunity_conversations IS 'The experts who take part in the chat of an opportunity; by turn, whoever wrote last comes first.';
GRANT SELECT ON opportunity_conversations TO sagework_hasura;

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
  SELECT opportunity_id, user_id, 'expert', false, chat_seen_at FROM opportunity_conversations
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

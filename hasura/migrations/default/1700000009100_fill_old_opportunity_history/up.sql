-- Posts and applications that are older than the timeline: what their own columns say with certainty, and nothing that
-- would be a guess. Ids below zero put these entries before everything that was noted when it happened; without a tab
-- they put no dot anywhere, and nobody is told of them. A second run finds nothing left to add.
WITH known (opportunity_id, user_id, actor_id, actor_role, event, words, amount_cents, at, step) AS (
  SELECT id, NULL::uuid, posted_by, 'poster', 'posted', NULL::text, NULL::bigint, created_at, 1 FROM opportunities
  UNION ALL
  SELECT id, NULL, NULL, 'staff', 'published', NULL, NULL, published_at, 2 FROM opportunities WHERE published_at IS NOT NULL
  UNION ALL
  SELECT opportunity_id, user_id, user_id, 'expert', 'interest_shown', NULL, NULL, interest_shown_at, 3
  FROM opportunity_trackings WHERE interest_shown_at IS NOT NULL
  UNION ALL
  -- What was offered first is not known any more: the amount of today may be a changed one.
  SELECT opportunity_id, user_id, user_id, 'expert', 'proposal_submitted', NULL, NULL, proposal_submitted_at, 4
  FROM opportunity_trackings WHERE proposal_submitted_at IS NOT NULL
  UNION ALL
  SELECT h.opportunity_id, h.user_id, o.posted_by, 'poster', 'hired', NULL, h.agreed_value_cents, h.hired_at, 5
  FROM hires h JOIN opportunities o ON o.id = h.opportunity_id
  UNION ALL
  SELECT opportunity_id, user_id, user_id, 'expert', 'hire_accepted', NULL, NULL, accepted_at, 6
  FROM hires WHERE accepted_at IS NOT NULL
  UNION ALL
  SELECT h.opportunity_id, h.user_id, h.user_id, 'expert', 'opted_out', t.opt_out_reason, NULL, h.opted_out_at, 7
  FROM hires h JOIN opportunity_trackings t USING (opportunity_id, user_id) WHERE h.opted_out_at IS NOT NULL
), missing AS (
  SELECT * FROM known WHERE NOT EXISTS (
    SELECT FROM opportunity_history h WHERE h.opportunity_id = known.opportunity_id AND h.event = known.event
      AND h.user_id IS NOT DISTINCT FROM known.user_id)
)
INSERT INTO opportunity_history
  (id, opportunity_id, user_id, actor_id, actor_role, event, words, amount_cents, created_at)
OVERRIDING SYSTEM VALUE
SELECT (SELECT least(coalesce(min(id), 0), 0) FROM opportunity_history) - row_number() OVER (ORDER BY at DESC, step DESC),
  opportunity_id, user_id, actor_id, actor_role, event, words, amount_cents, at
FROM missing;

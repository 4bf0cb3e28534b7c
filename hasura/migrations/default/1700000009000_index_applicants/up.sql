-- Who applied has shown interest, at a moment: lists of applicants are ordered by it.
UPDATE opportunity_trackings SET interest_shown_at = created_at
  WHERE interest_shown_at IS NULL AND status NOT IN ('viewed', 'closed');
ALTER TABLE opportunity_trackings ADD CONSTRAINT opportunity_trackings_applicant_showed_interest
  CHECK (interest_shown_at IS NOT NULL OR status IN ('viewed', 'closed'));

-- The order in which a poster decides, as one stored number, so that every list of applicants is a walk along one index.
-- actions/contract/applications/applicant-ranks.ts names the numbers; a test holds the two together.
ALTER TABLE opportunity_trackings ADD COLUMN applicant_rank smallint GENERATED ALWAYS AS (
  CASE
    WHEN interest_shown_at IS NULL THEN NULL
    WHEN status = 'interested' AND proposal_submitted_at IS NOT NULL THEN 0
    WHEN status = 'pending' THEN 1
    WHEN status = 'interested' THEN 2
    WHEN status IN ('accepted', 'in progress', 'completed') THEN 5
    WHEN status = 'opted out' AND proposal_submitted_at IS NOT NULL THEN 6
    WHEN status = 'opted out' THEN 7
    WHEN proposal_submitted_at IS NOT NULL THEN 3
    ELSE 4
  END
) STORED;
COMMENT ON COLUMN opportunity_trackings.applicant_rank IS 'Where an applicant stands in the poster''s lists; null for who only looked (OPP-49, OPP-50, GO-56).';
CREATE INDEX opportunity_trackings_rank_idx
  ON opportunity_trackings (opportunity_id, applicant_rank, interest_shown_at, user_id);

-- The newest of one side's doing under a tab, for its dot: one step along this index, however many entries there are.
CREATE INDEX opportunity_history_news_idx ON opportunity_history (opportunity_id, tab, actor_role, created_at);
DROP INDEX opportunity_history_tab_idx;

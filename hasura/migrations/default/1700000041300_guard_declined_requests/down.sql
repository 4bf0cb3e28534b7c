CREATE OR REPLACE VIEW opportunity_applicants AS
  SELECT t.opportunity_id, t.user_id, o.posted_by AS poster_id, a.email, a.calendly
  FROM opportunity_trackings t
  JOIN opportunities o ON o.id = t.opportunity_id
  JOIN user_accounts a ON a.user_id = t.user_id
  WHERE t.interest_shown_at IS NOT NULL OR t.status NOT IN ('viewed', 'closed');
DROP TRIGGER opportunity_trackings_guard_decline ON opportunity_trackings;
DROP FUNCTION private.guard_decline;
UPDATE opportunity_trackings SET interest_shown_at = created_at
  WHERE interest_shown_at IS NULL AND status = 'opted out';
ALTER TABLE opportunity_trackings
  DROP CONSTRAINT opportunity_trackings_applicant_showed_interest,
  ADD CONSTRAINT opportunity_trackings_applicant_showed_interest
    CHECK (interest_shown_at IS NOT NULL OR status IN ('viewed', 'closed'));

CREATE OR REPLACE VIEW opportunity_applicants AS
  SELECT t.opportunity_id, t.user_id, o.posted_by AS poster_id, a.email, a.calendly
  FROM opportunity_trackings t
  JOIN opportunities o ON o.id = t.opportunity_id
  JOIN user_accounts a ON a.user_id = t.user_id
  WHERE t.status <> 'viewed';

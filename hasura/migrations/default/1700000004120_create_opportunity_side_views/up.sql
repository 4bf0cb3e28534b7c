-- A Hasura role has one list of columns for all rows. What only some viewers of an opportunity may see therefore
-- stands in views of its own, each with its own row filter in the metadata.
CREATE VIEW opportunity_posters AS
  SELECT id AS opportunity_id, posted_by AS user_id, company_id FROM opportunities;
COMMENT ON VIEW opportunity_posters IS 'Who posted: hidden for fractional posts from experts without interest shown (GO-82).';

CREATE VIEW opportunity_reviews AS
  SELECT id AS opportunity_id, posted_by AS user_id, review_status, review_reason, poster_agreed_terms_at,
    close_comments, delete_comments
  FROM opportunities;
COMMENT ON VIEW opportunity_reviews IS 'What passes between the poster and staff about a post.';

CREATE VIEW opportunity_applicants AS
  SELECT t.opportunity_id, t.user_id, o.posted_by AS poster_id, a.email, a.calendly
  FROM opportunity_trackings t
  JOIN opportunities o ON o.id = t.opportunity_id
  JOIN user_accounts a ON a.user_id = t.user_id
  WHERE t.status <> 'viewed';
COMMENT ON VIEW opportunity_applicants IS 'How to reach an applicant: for the poster alone (GO-04).';

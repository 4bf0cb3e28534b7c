DROP VIEW own_posts;
CREATE VIEW own_posts AS
  SELECT reader.opportunity_id, reader.user_id, reader.is_team, reader.created_at, post.status, post.review_status,
    post.review_status_since, offers.to_answer > 0 AND post.status IN ('published', 'in progress')
      OR post.review_status = 'changes requested' AND post.status IN ('draft', 'published') AS is_poster_next,
    offers.to_answer,
    (SELECT count(*) FROM (SELECT FROM opportunity_trackings AS one
      WHERE one.opportunity_id = reader.opportunity_id AND one.applicant_rank IS NOT NULL LIMIT 100) AS found) AS applicants,
    (SELECT count(*) FROM (SELECT FROM opportunity_trackings AS one
      WHERE one.opportunity_id = reader.opportunity_id AND one.applicant_rank IS NOT NULL AND one.seen_by_poster_at IS NULL
      LIMIT 100) AS found) AS new_applicants,
    (SELECT count(*) FROM (SELECT FROM opportunity_trackings AS one
      WHERE one.opportunity_id = reader.opportunity_id AND one.applicant_rank = 1 LIMIT 100) AS found) AS asked,
    (SELECT count(*) FROM (SELECT FROM counter_offers AS one JOIN opportunity_trackings AS application
        USING (opportunity_id, user_id)
      WHERE one.opportunity_id = reader.opportunity_id AND one.status = 'pending' AND application.status = 'interested'
      LIMIT 100) AS found) AS countered,
    (SELECT count(*) FROM (SELECT FROM opportunity_trackings AS one
      WHERE one.opportunity_id = reader.opportunity_id AND one.applicant_rank = 5 LIMIT 100) AS found) AS hired,
    (SELECT count(*) FROM (SELECT FROM private.application_standings AS one
      WHERE one.opportunity_id = reader.opportunity_id AND one.turn = 'expert' LIMIT 100) AS found) AS awaited
  FROM (
    SELECT id AS opportunity_id, posted_by AS user_id, false AS is_team, created_at FROM opportunities
    UNION ALL
    SELECT opportunity_id, user_id, true, post_created_at FROM opportunity_team_members
  ) AS reader
  JOIN opportunities AS post ON post.id = reader.opportunity_id
  CROSS JOIN LATERAL (SELECT count(*) AS to_answer FROM (SELECT FROM private.application_standings AS one
    WHERE one.opportunity_id = reader.opportunity_id AND one.turn = 'company' LIMIT 100) AS found) AS offers;
COMMENT ON VIEW own_posts IS 'The posts of a person and those they follow as a team member, with what waits for whom.';
GRANT SELECT ON own_posts TO sagework_hasura;
DROP INDEX private.application_standings_wait_idx;

-- How soon a poster usually answers, for those who think of applying: the shortest of five spans in which at least two in
-- three answers came. Whoever has waited longer than a week already counts too, so that silence isn't left out. Null with
-- fewer than five. So coarse a word fits very many posters, and says nothing about who posted a fractional role (X-32).
CREATE VIEW opportunity_answer_times AS
  SELECT post.id AS opportunity_id,
    CASE
      WHEN counted.total < 5 THEN NULL
      WHEN counted.one_day * 3 >= counted.total * 2 THEN 'one day'
      WHEN counted.two_days * 3 >= counted.total * 2 THEN 'two days'
      WHEN counted.three_days * 3 >= counted.total * 2 THEN 'three days'
      WHEN counted.a_week * 3 >= counted.total * 2 THEN 'a week'
      ELSE 'longer'
    END AS usual
  FROM opportunities AS post
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(within_one_day), 0) AS one_day,
      coalesce(sum(within_one_day + within_two_days), 0) AS two_days,
      coalesce(sum(within_one_day + within_two_days + within_three_days), 0) AS three_days,
      coalesce(sum(within_one_day + within_two_days + within_three_days + within_a_week), 0) AS a_week,
      coalesce(sum(within_one_day + within_two_days + within_three_days + within_a_week + later), 0)
        + (SELECT count(*) FROM (
            SELECT FROM opportunities AS open_post
            JOIN private.application_standings AS standing ON standing.opportunity_id = open_post.id
            WHERE open_post.posted_by = post.posted_by AND open_post.status IN ('published', 'in progress')
              AND standing.turn = 'company' AND standing.since < now() - interval '7 days'
            LIMIT 100) AS waiting) AS total
    FROM private.answer_times WHERE poster_id = post.posted_by
  ) AS counted;
COMMENT ON VIEW opportunity_answer_times IS 'How soon the poster of a post usually answers applicants, without saying who that is.';
GRANT SELECT ON opportunity_answer_times TO sagework_hasura;

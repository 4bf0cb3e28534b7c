-- The window of 30 days that a moment is in, counted in whole steps from its start, and the paid answers booked in it.
-- Steps are seconds, so that neither months nor daylight saving time make one longer. What was voided is not paid.
CREATE FUNCTION private.response_window(
  expert uuid, moment timestamptz,
  OUT response_limit int, OUT starts_at timestamptz, OUT ends_at timestamptz, OUT used int
) LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp AS $$
  SELECT detail.response_limit, step.starts_at, step.starts_at + make_interval(secs => 2592000), (
    SELECT count(*)::int FROM public.answer_rewards AS reward
    WHERE reward.user_id = expert AND reward.cents > 0 AND reward.state IN ('held', 'posted')
      AND reward.booked_at >= step.starts_at AND reward.booked_at < step.starts_at + make_interval(secs => 2592000)
  )
  FROM public.expert_details AS detail
  JOIN public.users AS person ON person.id = detail.user_id
  CROSS JOIN LATERAL (SELECT coalesce(detail.response_limit_start_at, person.created_at) AS first) AS given
  CROSS JOIN LATERAL (
    SELECT given.first + make_interval(
      secs => (2592000 * floor(extract(epoch FROM moment - given.first) / 2592000))::double precision) AS starts_at
  ) AS step
  WHERE detail.user_id = expert
$$;
REVOKE ALL ON FUNCTION private.response_window FROM PUBLIC;
GRANT EXECUTE ON FUNCTION private.response_window TO sagework_actions, sagework_hasura;

CREATE VIEW response_windows AS
SELECT detail.user_id, span.response_limit, span.starts_at AS response_limit_start_at, span.ends_at AS restarts_at, span.used
FROM expert_details AS detail CROSS JOIN LATERAL private.response_window(detail.user_id, now()) AS span;
COMMENT ON VIEW response_windows IS 'Each expert''s present window of paid answers (GK-003).';
GRANT SELECT ON response_windows TO sagework_actions, sagework_hasura;

-- How long each poster took to answer proposals and offers, as counts. Hires, counter offers and rejections are answers;
-- the end of a post, which tells all applicants at once, is none.
CREATE TABLE private.answer_times (
  poster_id uuid CONSTRAINT answer_times_pkey PRIMARY KEY CONSTRAINT answer_times_poster_fkey REFERENCES users,
  within_one_day int NOT NULL DEFAULT 0,
  within_two_days int NOT NULL DEFAULT 0,
  within_three_days int NOT NULL DEFAULT 0,
  within_a_week int NOT NULL DEFAULT 0,
  later int NOT NULL DEFAULT 0
);

CREATE FUNCTION private.add_answers(poster uuid, waits interval[]) RETURNS void
LANGUAGE sql SET search_path = pg_catalog, pg_temp AS $$
  INSERT INTO private.answer_times AS kept
    (poster_id, within_one_day, within_two_days, within_three_days, within_a_week, later)
  SELECT poster, count(*) FILTER (WHERE wait <= '1 day'), count(*) FILTER (WHERE wait > '1 day' AND wait <= '2 days'),
    count(*) FILTER (WHERE wait > '2 days' AND wait <= '3 days'),
    count(*) FILTER (WHERE wait > '3 days' AND wait <= '7 days'), count(*) FILTER (WHERE wait > '7 days')
  FROM unnest(waits) AS wait
  ON CONFLICT (poster_id) DO UPDATE SET
    within_one_day = kept.within_one_day + excluded.within_one_day,
    within_two_days = kept.within_two_days + excluded.within_two_days,
    within_three_days = kept.within_three_days + excluded.within_three_days,
    within_a_week = kept.within_a_week + excluded.within_a_week, later = kept.later + excluded.later
$$;

CREATE FUNCTION private.count_answer() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF NEW.status IN ('pending', 'rejected') OR EXISTS (SELECT FROM public.counter_offers
    WHERE (opportunity_id, user_id, status) = (NEW.opportunity_id, NEW.user_id, 'pending'))
  THEN
    PERFORM private.add_answers(posted_by, ARRAY[NEW.since - OLD.since]) FROM public.opportunities
    WHERE id = NEW.opportunity_id;
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER application_standings_count_answer AFTER UPDATE ON private.application_standings
  FOR EACH ROW WHEN (OLD.turn = 'company' AND NEW.turn <> 'company' AND NEW.status IN ('interested', 'pending', 'rejected'))
  EXECUTE FUNCTION private.count_answer();

-- Counts everything anew from the timeline.
CREATE FUNCTION private.fill_answer_times() RETURNS void
LANGUAGE sql SET search_path = pg_catalog, pg_temp AS $$
  DELETE FROM private.answer_times;
  SELECT private.add_answers(answered.posted_by, array_agg(answered.wait)) FROM (
    SELECT post.posted_by, step.event, step.created_at - lag(step.created_at) OVER steps AS wait,
      lag(step.actor_role) OVER steps AS after
    FROM public.opportunity_history AS step JOIN public.opportunities AS post ON post.id = step.opportunity_id
    WHERE step.event IN ('proposal_submitted', 'counter_offer_accepted', 'counter_offer_rejected', 'counter_offered',
      'hired', 'rejected')
    WINDOW steps AS (PARTITION BY step.opportunity_id, step.user_id ORDER BY step.id)
  ) AS answered
  WHERE answered.event IN ('counter_offered', 'hired', 'rejected') AND answered.after = 'expert'
  GROUP BY answered.posted_by
$$;
REVOKE ALL ON FUNCTION private.add_answers, private.count_answer, private.fill_answer_times FROM PUBLIC;
SELECT private.fill_answer_times();

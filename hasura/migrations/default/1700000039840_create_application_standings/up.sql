-- Whose turn it is in each application and since when, stored so that lists by turn walk an index. Nobody writes here:
-- triggers derive every row from the application, its counter offer, its hire and its papers.
CREATE TABLE private.application_standings (
  opportunity_id uuid NOT NULL,
  user_id uuid NOT NULL,
  turn text NOT NULL CONSTRAINT application_standings_turn_known
    CHECK (turn IN ('expert', 'company', 'hired', 'ended')),
  status text NOT NULL,
  since timestamptz NOT NULL,
  CONSTRAINT application_standings_pkey PRIMARY KEY (opportunity_id, user_id),
  CONSTRAINT application_standings_application_fkey FOREIGN KEY (opportunity_id, user_id)
    REFERENCES opportunity_trackings (opportunity_id, user_id) ON DELETE CASCADE
);
CREATE INDEX application_standings_turn_idx
  ON private.application_standings (user_id, turn, since DESC, opportunity_id DESC);
CREATE INDEX application_standings_newest_idx ON private.application_standings (user_id, since DESC, opportunity_id DESC);
-- For a poster: how many wait for an answer.
CREATE INDEX application_standings_post_idx ON private.application_standings (opportunity_id, turn);
-- And who is new.
CREATE INDEX opportunity_trackings_unseen_idx ON opportunity_trackings (opportunity_id)
  WHERE seen_by_poster_at IS NULL AND applicant_rank IS NOT NULL;
COMMENT ON COLUMN private.application_standings.turn IS 'Who acts next; hired and ended wait for nobody.';
COMMENT ON COLUMN private.application_standings.since IS 'When that began.';

-- An NDA that the company replaced since does not count as signed (X-72).
CREATE FUNCTION private.owes_nda(post uuid, expert uuid) RETURNS boolean
LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp AS $$
  SELECT company_asked_to_sign_nda AND NOT EXISTS (
    SELECT FROM public.opportunity_documents AS signed
    WHERE signed.opportunity_id = post AND signed.uploaded_by = expert AND signed.upload_type = 'nda_apply'
      AND NOT coalesce(signed.signed_version_no < nda_version_no, false))
  FROM public.opportunities WHERE id = post
$$;

-- Says the same as actions/contract/applications/next-step.ts, which has the words.
CREATE FUNCTION private.stand_applications(posts uuid[], experts uuid[]) RETURNS void
LANGUAGE sql SET search_path = pg_catalog, pg_temp AS $$
  INSERT INTO private.application_standings AS kept (opportunity_id, user_id, turn, status, since)
  SELECT application.opportunity_id, application.user_id, step.turn, application.status, step.since
  FROM unnest(posts, experts) AS asked (post, expert)
  JOIN public.opportunity_trackings AS application ON (application.opportunity_id, application.user_id) = (post, expert)
  LEFT JOIN public.counter_offers AS counter ON (counter.opportunity_id, counter.user_id) = (post, expert)
  LEFT JOIN public.hires AS hire ON (hire.opportunity_id, hire.user_id) = (post, expert)
  CROSS JOIN LATERAL (
    SELECT 'ended' AS turn, application.updated_at AS since
      WHERE application.status IN ('rejected', 'opted out', 'closed', 'no hires', 'completed')
    UNION ALL SELECT 'hired', coalesce(hire.accepted_at, application.updated_at)
      WHERE application.status IN ('accepted', 'in progress')
    UNION ALL SELECT 'expert', coalesce(hire.hired_at, application.updated_at) WHERE application.status = 'pending'
    UNION ALL SELECT 'expert', counter.updated_at WHERE application.status = 'interested' AND counter.status = 'pending'
    UNION ALL SELECT 'expert', coalesce(application.proposal_submitted_at, application.interest_shown_at)
      WHERE application.status = 'interested' AND counter.status IS DISTINCT FROM 'pending'
        AND (application.proposal_submitted_at IS NULL OR private.owes_nda(post, expert))
    UNION ALL SELECT 'company', greatest(application.proposal_submitted_at, counter.updated_at)
      WHERE application.status = 'interested' AND counter.status IS DISTINCT FROM 'pending'
        AND application.proposal_submitted_at IS NOT NULL AND NOT private.owes_nda(post, expert)
  ) AS step
  WHERE application.interest_shown_at IS NOT NULL
  ON CONFLICT (opportunity_id, user_id) DO UPDATE SET turn = excluded.turn, status = excluded.status,
    -- being seen changes the row of an application that has ended, but not when it ended
    since = CASE WHEN kept.status = excluded.status AND excluded.turn = 'ended' THEN kept.since ELSE excluded.since END
$$;
REVOKE ALL ON FUNCTION private.owes_nda, private.stand_applications FROM PUBLIC;
GRANT SELECT ON private.application_standings TO sagework_hasura;

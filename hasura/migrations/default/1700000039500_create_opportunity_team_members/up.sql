-- Colleagues whom a poster invited to follow one post: they read there what the poster reads, and write nothing (GO-05).
-- The company is stored with each row, so that an invitation cannot outlast its holder's membership.
CREATE TABLE opportunity_team_members (
  opportunity_id uuid NOT NULL
    CONSTRAINT opportunity_team_members_opportunity_fkey REFERENCES opportunities ON DELETE CASCADE,
  user_id uuid NOT NULL CONSTRAINT opportunity_team_members_user_fkey REFERENCES users ON DELETE CASCADE,
  company_id uuid NOT NULL,
  invited_by uuid NOT NULL CONSTRAINT opportunity_team_members_inviter_fkey REFERENCES users ON DELETE CASCADE,
  invited_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT opportunity_team_members_pkey PRIMARY KEY (opportunity_id, user_id),
  CONSTRAINT opportunity_team_members_colleague_fkey FOREIGN KEY (company_id, user_id)
    REFERENCES company_members (company_id, user_id) ON DELETE CASCADE
);
COMMENT ON TABLE opportunity_team_members IS 'Who of the poster''s company reads a post as its poster does (GO-05, GO-66).';
CREATE INDEX opportunity_team_members_user_idx ON opportunity_team_members (user_id, invited_at DESC, opportunity_id);
CREATE INDEX opportunity_team_members_colleague_idx ON opportunity_team_members (company_id, user_id);

CREATE FUNCTION private.guard_team_member() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE post record;
BEGIN
  SELECT o.posted_by, o.company_id, o.status INTO post FROM public.opportunities o WHERE o.id = NEW.opportunity_id;
  IF post.company_id IS NULL OR post.posted_by = NEW.user_id OR post.posted_by <> NEW.invited_by THEN
    RAISE EXCEPTION 'only the poster invites, and only colleagues'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'opportunity_team_members_by_poster',
        TABLE = 'opportunity_team_members';
  END IF;
  NEW.company_id := post.company_id;
  IF private.is_seeding(TG_RELID) THEN
    RETURN NEW;
  END IF;
  IF post.status NOT IN ('published', 'in progress') THEN
    RAISE EXCEPTION 'nobody is invited to a post that is %', post.status
      USING ERRCODE = 'check_violation', CONSTRAINT = 'opportunity_team_members_open',
        TABLE = 'opportunity_team_members';
  END IF;
  IF EXISTS (SELECT FROM public.opportunity_trackings t WHERE t.opportunity_id = NEW.opportunity_id
             AND t.user_id = NEW.user_id AND t.interest_shown_at IS NOT NULL) THEN
    RAISE EXCEPTION 'an applicant does not read what others offer'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'opportunity_team_members_no_applicant',
        TABLE = 'opportunity_team_members';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER opportunity_team_members_guard BEFORE INSERT OR UPDATE ON opportunity_team_members
  FOR EACH ROW EXECUTE FUNCTION private.guard_team_member();

-- The other way round: whoever reads what others offer does not apply.
CREATE FUNCTION private.guard_applicant_outside_team() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM public.opportunity_team_members m
             WHERE m.opportunity_id = NEW.opportunity_id AND m.user_id = NEW.user_id) THEN
    RAISE EXCEPTION 'a team member of a post does not apply to it'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'opportunity_trackings_outside_team',
        TABLE = 'opportunity_trackings';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER opportunity_trackings_guard_team BEFORE INSERT OR UPDATE OF interest_shown_at ON opportunity_trackings
  FOR EACH ROW WHEN (NEW.interest_shown_at IS NOT NULL) EXECUTE FUNCTION private.guard_applicant_outside_team();

GRANT SELECT ON opportunity_team_members TO sagework_hasura;
GRANT SELECT, INSERT, DELETE ON opportunity_team_members TO sagework_actions;

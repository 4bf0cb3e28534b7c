-- When the post was made, beside whom it is shown to: what a colleague follows is a walk of this index, newest first, and
-- not a sort of everything they follow. Nothing changes when a post was made.
ALTER TABLE opportunity_team_members ADD COLUMN post_created_at timestamptz;
ALTER TABLE opportunity_team_members DISABLE TRIGGER opportunity_team_members_guard;
UPDATE opportunity_team_members AS member SET post_created_at = post.created_at
  FROM opportunities AS post WHERE post.id = member.opportunity_id;
ALTER TABLE opportunity_team_members ENABLE TRIGGER opportunity_team_members_guard;
ALTER TABLE opportunity_team_members ALTER COLUMN post_created_at SET NOT NULL;
COMMENT ON COLUMN opportunity_team_members.post_created_at IS 'As in opportunities; set by a trigger, whatever is written.';
CREATE INDEX opportunity_team_members_newest_idx
  ON opportunity_team_members (user_id, post_created_at DESC, opportunity_id DESC);

CREATE FUNCTION private.date_team_member() RETURNS trigger
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  SELECT created_at INTO NEW.post_created_at FROM public.opportunities WHERE id = NEW.opportunity_id;
  RETURN NEW;
END
$$;
CREATE TRIGGER opportunity_team_members_date BEFORE INSERT OR UPDATE ON opportunity_team_members
  FOR EACH ROW EXECUTE FUNCTION private.date_team_member();

-- A seed may set the date of a post afterwards.
CREATE FUNCTION private.redate_team_members() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  UPDATE public.opportunity_team_members SET post_created_at = NEW.created_at WHERE opportunity_id = NEW.id;
  RETURN NULL;
END
$$;
CREATE TRIGGER opportunities_redate_team_members AFTER UPDATE OF created_at ON opportunities FOR EACH ROW
  WHEN (OLD.created_at IS DISTINCT FROM NEW.created_at) EXECUTE FUNCTION private.redate_team_members();
REVOKE ALL ON FUNCTION private.date_team_member, private.redate_team_members FROM PUBLIC;

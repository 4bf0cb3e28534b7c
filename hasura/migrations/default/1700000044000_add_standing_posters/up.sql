-- Whom an application and a call are with, beside the post: what waits for a poster is a walk of an index, the longest wait
-- first, however many posts they have. Who posted never changes (opportunities_guard_origin).
CREATE FUNCTION private.name_poster() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  SELECT posted_by INTO NEW.poster_id FROM public.opportunities WHERE id = NEW.opportunity_id;
  RETURN NEW;
END
$$;
REVOKE ALL ON FUNCTION private.name_poster FROM PUBLIC;

ALTER TABLE private.application_standings ADD COLUMN poster_id uuid;
UPDATE private.application_standings AS standing SET poster_id = post.posted_by
  FROM opportunities AS post WHERE post.id = standing.opportunity_id;
ALTER TABLE private.application_standings ALTER COLUMN poster_id SET NOT NULL;
CREATE TRIGGER application_standings_name_poster BEFORE INSERT ON private.application_standings
  FOR EACH ROW EXECUTE FUNCTION private.name_poster();
CREATE INDEX application_standings_poster_idx ON private.application_standings (poster_id, since) WHERE turn = 'company';
COMMENT ON COLUMN private.application_standings.poster_id IS 'As in opportunities; set by a trigger, whatever is written.';

ALTER TABLE consultations ADD COLUMN poster_id uuid;
UPDATE consultations AS call SET poster_id = post.posted_by FROM opportunities AS post WHERE post.id = call.opportunity_id;
-- Not NOT NULL, or whoever inserts would have to say it.
ALTER TABLE consultations ADD CONSTRAINT consultations_poster_known CHECK (poster_id IS NOT NULL);
CREATE TRIGGER consultations_name_poster BEFORE INSERT OR UPDATE ON consultations
  FOR EACH ROW EXECUTE FUNCTION private.name_poster();
CREATE INDEX consultations_to_book_idx ON consultations (poster_id, created_at) WHERE booked_at IS NULL;
COMMENT ON COLUMN consultations.poster_id IS 'As in opportunities; set by a trigger, whatever is written.';

-- What a person has been asked to do, each by how long it waits.
CREATE INDEX opportunities_to_change_idx ON opportunities (posted_by, review_status_since)
  WHERE review_status = 'changes requested' AND status IN ('draft', 'published');
CREATE INDEX purchases_to_finish_idx ON purchases (buyer_id, created_at) WHERE status = 'open';

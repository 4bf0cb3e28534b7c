-- X-71: which version of the post an application answers, and which one both sides of a hire agreed to.
ALTER TABLE opportunity_trackings ADD COLUMN answers_version_no int
  CONSTRAINT opportunity_trackings_answered_version_positive CHECK (answers_version_no > 0);
ALTER TABLE hires ADD COLUMN version_no int CONSTRAINT hires_version_no_positive CHECK (version_no > 0);
COMMENT ON COLUMN opportunity_trackings.answers_version_no IS 'The version of the post that the expert had read (X-71).';
COMMENT ON COLUMN hires.version_no IS 'The version of the post that the hire was made on, and accepted; null for hires of before.';

-- Until now versions followed one another from 1, so the number at a moment is one more than the edits before it.
ALTER TABLE opportunity_trackings DISABLE TRIGGER opportunity_trackings_set_updated_at;
UPDATE opportunity_trackings AS tracking SET answers_version_no = 1 + (
    SELECT count(*) FROM opportunity_versions AS version
    WHERE version.opportunity_id = tracking.opportunity_id
      AND version.created_at <= coalesce(tracking.proposal_submitted_at, tracking.interest_shown_at))
  WHERE tracking.interest_shown_at IS NOT NULL;
ALTER TABLE opportunity_trackings ENABLE TRIGGER opportunity_trackings_set_updated_at;

-- GO-41: the terms that a hire was accepted on never change after.
CREATE TRIGGER hires_guard_version BEFORE UPDATE OF version_no ON hires
  FOR EACH ROW WHEN (OLD.accepted_at IS NOT NULL AND OLD.version_no IS DISTINCT FROM NEW.version_no)
  EXECUTE FUNCTION private.guard_hire_terms();

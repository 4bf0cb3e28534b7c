-- X-71: what somebody agrees to is the post as it read then. The number rises with every edit of its poster, and
-- opportunity_versions keeps what each number said before.
ALTER TABLE opportunities ADD COLUMN version_no int NOT NULL DEFAULT 1
  CONSTRAINT opportunities_version_no_positive CHECK (version_no > 0);
-- Numbering is no edit: the queue of staff keeps its order.
ALTER TABLE opportunities DISABLE TRIGGER opportunities_set_updated_at;
UPDATE opportunities SET version_no = kept.newest + 1
  FROM (SELECT opportunity_id, max(version_no) AS newest FROM opportunity_versions GROUP BY opportunity_id) AS kept
  WHERE kept.opportunity_id = opportunities.id;
ALTER TABLE opportunities ENABLE TRIGGER opportunities_set_updated_at;
COMMENT ON COLUMN opportunities.version_no IS 'Which version of the post this row is; earlier ones lie in opportunity_versions (X-71).';

CREATE FUNCTION private.guard_opportunity_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'version % of an opportunity cannot follow version %', NEW.version_no, OLD.version_no
    USING ERRCODE = 'check_violation', CONSTRAINT = 'opportunities_version_rises', TABLE = 'opportunities';
END
$$;
CREATE TRIGGER opportunities_guard_version BEFORE UPDATE OF version_no ON opportunities
  FOR EACH ROW WHEN (NEW.version_no NOT IN (OLD.version_no, OLD.version_no + 1))
  EXECUTE FUNCTION private.guard_opportunity_version();
COMMENT ON TABLE opportunity_versions IS 'What a post said before an edit, under the number it had then (X-31, X-71).';

-- Since when a post stands with staff as it does: an edit of what waits anyway begins no new wait, and moves it nowhere.
ALTER TABLE opportunities ADD COLUMN review_status_since timestamptz NOT NULL DEFAULT now();
COMMENT ON COLUMN opportunities.review_status_since IS 'When review_status became what it is; the order of the queue.';

-- What waits began to wait with the first edit after staff had spoken, else when it was made; what is decided was decided last.
ALTER TABLE opportunities DISABLE TRIGGER opportunities_set_updated_at;
WITH spoken AS (
  SELECT opportunity_id, max(created_at) AS at FROM opportunity_history
  WHERE event IN ('published', 'edit_approved', 'changes_requested') GROUP BY 1
), answered AS (
  SELECT opportunity_id, min(created_at) AS at
  FROM opportunity_history JOIN spoken USING (opportunity_id)
  WHERE event = 'edited' AND created_at > spoken.at GROUP BY 1
)
UPDATE opportunities o SET review_status_since = coalesce(
  CASE WHEN review_status IN ('waiting', 'edited after approval')
    THEN (SELECT at FROM answered a WHERE a.opportunity_id = o.id)
    ELSE (SELECT at FROM spoken s WHERE s.opportunity_id = o.id) END,
  published_at, created_at);
ALTER TABLE opportunities ENABLE TRIGGER opportunities_set_updated_at;

CREATE FUNCTION private.note_review_status() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.review_status_since := now();
  RETURN NEW;
END
$$;
CREATE TRIGGER opportunities_note_review_status BEFORE UPDATE OF review_status ON opportunities
  FOR EACH ROW WHEN (OLD.review_status <> NEW.review_status)
  EXECUTE FUNCTION private.note_review_status();

-- (…, id) makes keyset pages exact; the second serves what is approved, whatever became of it.
DROP INDEX opportunities_review_queue_idx;
CREATE INDEX opportunities_review_queue_idx ON opportunities (review_status, review_status_since, id)
  WHERE status IN ('draft', 'published');
CREATE INDEX opportunities_review_since_idx ON opportunities (review_status_since, id);

DROP INDEX opportunities_review_since_idx, opportunities_review_queue_idx;
CREATE INDEX opportunities_review_queue_idx ON opportunities (review_status, updated_at, id)
  WHERE status IN ('draft', 'published');
DROP TRIGGER opportunities_note_review_status ON opportunities;
DROP FUNCTION private.note_review_status();
ALTER TABLE opportunities DROP COLUMN review_status_since;

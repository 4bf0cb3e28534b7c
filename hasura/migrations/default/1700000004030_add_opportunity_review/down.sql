DROP INDEX opportunities_review_queue_idx;
ALTER TABLE opportunities DROP COLUMN review_reason, DROP COLUMN review_status;

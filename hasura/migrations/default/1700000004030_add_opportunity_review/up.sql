ALTER TABLE opportunities
  ADD COLUMN review_status text NOT NULL DEFAULT 'waiting' CONSTRAINT opportunities_review_status_known
    CHECK (review_status IN ('waiting', 'changes requested', 'approved', 'edited after approval')),
  ADD COLUMN review_reason text CONSTRAINT opportunities_review_reason_length CHECK (char_length(review_reason) <= 1000);
CREATE INDEX opportunities_review_queue_idx ON opportunities (review_status, created_at, id)
  WHERE status IN ('draft', 'published');
COMMENT ON COLUMN opportunities.review_status IS 'Where the post stands with staff; the status itself moves by opportunity_transitions.';

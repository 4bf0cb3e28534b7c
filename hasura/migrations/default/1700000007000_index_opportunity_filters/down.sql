DROP INDEX opportunities_review_queue_idx;
CREATE INDEX opportunities_review_queue_idx ON opportunities (review_status, created_at, id)
  WHERE status IN ('draft', 'published');
DROP INDEX opportunities_poster_review_idx, opportunities_max_budget_idx, opportunities_min_budget_idx;

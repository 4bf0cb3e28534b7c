-- Budget bands: the rare ends of the range are found without reading every post.
CREATE INDEX opportunities_min_budget_idx ON opportunities (min_budget_cents);
CREATE INDEX opportunities_max_budget_idx ON opportunities (max_budget_cents);
-- A poster's own posts by what staff said of them, on the home page.
CREATE INDEX opportunities_poster_review_idx ON opportunities (posted_by, review_status);
-- Staff work through their queue from the longest untouched on.
DROP INDEX opportunities_review_queue_idx;
CREATE INDEX opportunities_review_queue_idx ON opportunities (review_status, updated_at, id)
  WHERE status IN ('draft', 'published');

CREATE INDEX opportunities_min_budget_idx ON opportunities (min_budget_cents);
CREATE INDEX opportunities_max_budget_idx ON opportunities (max_budget_cents);
DROP VIEW opportunity_listings;
DROP TABLE private.opportunity_search;

-- What the list of opportunities is filtered, searched and sorted by, one row per post, so that every combination of
-- filters reads one table. Triggers keep it (the next migration); nobody writes to it otherwise.
CREATE TABLE private.opportunity_search (
  opportunity_id uuid CONSTRAINT opportunity_search_pkey PRIMARY KEY
    CONSTRAINT opportunity_search_opportunity_fkey REFERENCES opportunities ON DELETE CASCADE,
  posted_by uuid NOT NULL,
  type text NOT NULL,
  status text NOT NULL,
  created_at timestamptz NOT NULL,
  country_id uuid,
  budget_unit text,
  min_budget_cents bigint,
  max_budget_cents bigint,
  budget_from_cents bigint NOT NULL,
  budget_to_cents bigint NOT NULL,
  subjects uuid[] NOT NULL,
  words tsvector NOT NULL
);
COMMENT ON COLUMN private.opportunity_search.subjects IS 'The ids of its topics, domains and skills.';
COMMENT ON COLUMN private.opportunity_search.budget_from_cents IS 'The lower end of the budget per month, to sort by; without a budget higher than any.';
COMMENT ON COLUMN private.opportunity_search.budget_to_cents IS 'The upper end of the budget per month, to sort by; -1 without a budget.';
COMMENT ON COLUMN private.opportunity_search.words IS 'Title, brief and the names of its subjects; never the company or the poster, whom some readers may not know (X-32).';

CREATE INDEX opportunity_search_newest_idx ON private.opportunity_search (created_at DESC, opportunity_id DESC);
-- The first tab: on a market of some years most posts have ended.
CREATE INDEX opportunity_search_open_idx ON private.opportunity_search (created_at DESC, opportunity_id DESC)
  WHERE status IN ('published', 'in progress');
CREATE INDEX opportunity_search_type_idx ON private.opportunity_search (type, created_at DESC, opportunity_id DESC);
CREATE INDEX opportunity_search_status_idx ON private.opportunity_search (status, created_at DESC, opportunity_id DESC);
CREATE INDEX opportunity_search_country_idx ON private.opportunity_search (country_id, created_at DESC, opportunity_id DESC)
  WHERE country_id IS NOT NULL;
CREATE INDEX opportunity_search_own_drafts_idx ON private.opportunity_search (posted_by, created_at DESC) WHERE status = 'draft';
CREATE INDEX opportunity_search_highest_idx ON private.opportunity_search (budget_to_cents DESC, opportunity_id DESC);
CREATE INDEX opportunity_search_lowest_idx ON private.opportunity_search (budget_from_cents, opportunity_id);
-- Budget bands: the rare ends of the range are found without reading every post.
CREATE INDEX opportunity_search_above_idx ON private.opportunity_search (budget_unit, max_budget_cents);
CREATE INDEX opportunity_search_below_idx ON private.opportunity_search (budget_unit, min_budget_cents);
CREATE INDEX opportunity_search_subjects_idx ON private.opportunity_search USING gin (subjects) WITH (fastupdate = off);
CREATE INDEX opportunity_search_words_idx ON private.opportunity_search USING gin (words) WITH (fastupdate = off);
-- They served the same filters before.
DROP INDEX opportunities_min_budget_idx, opportunities_max_budget_idx;

-- What a list needs of it: which post, and where it stands in the order.
CREATE VIEW opportunity_listings AS
  SELECT opportunity_id, created_at, budget_from_cents, budget_to_cents FROM private.opportunity_search;
COMMENT ON VIEW opportunity_listings IS 'Opportunities in the order of a list; find_opportunities returns its rows.';
GRANT SELECT ON private.opportunity_search, opportunity_listings TO sagework_hasura;

-- One index per list: newest of all, tab by status, tab by poster, type filter. (…, id) makes keyset pages exact.
CREATE INDEX opportunities_newest_idx ON opportunities (created_at DESC, id DESC);
CREATE INDEX opportunities_status_newest_idx ON opportunities (status, created_at DESC, id DESC);
CREATE INDEX opportunities_type_newest_idx ON opportunities (type, status, created_at DESC, id DESC);
CREATE INDEX opportunities_poster_newest_idx ON opportunities (posted_by, created_at DESC, id DESC);
CREATE INDEX opportunities_category_newest_idx ON opportunities (category_id, created_at DESC, id DESC);
-- Foreign keys that are seldom set.
CREATE INDEX opportunities_company_idx ON opportunities (company_id) WHERE company_id IS NOT NULL;
CREATE INDEX opportunities_country_idx ON opportunities (country_id) WHERE country_id IS NOT NULL;
CREATE INDEX opportunities_assigned_expert_idx ON opportunities (assigned_expert_id) WHERE assigned_expert_id IS NOT NULL;

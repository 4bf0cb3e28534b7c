-- A draft is published once. The approval writes the entry; for a post that was published in the database's own console
-- the job that follows does.
CREATE UNIQUE INDEX opportunity_history_published_once ON opportunity_history (opportunity_id) WHERE event = 'published';

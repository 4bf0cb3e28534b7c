CREATE INDEX opportunity_history_tab_idx ON opportunity_history (opportunity_id, tab, created_at);
DROP INDEX opportunity_history_news_idx;
DROP INDEX opportunity_trackings_rank_idx;
ALTER TABLE opportunity_trackings DROP COLUMN applicant_rank,
  DROP CONSTRAINT opportunity_trackings_applicant_showed_interest;

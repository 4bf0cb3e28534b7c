CREATE TABLE tab_views (
  user_id uuid NOT NULL CONSTRAINT tab_views_user_fkey REFERENCES users ON DELETE CASCADE,
  opportunity_id uuid NOT NULL CONSTRAINT tab_views_opportunity_fkey REFERENCES opportunities ON DELETE CASCADE,
  tab text NOT NULL CONSTRAINT tab_views_tab_known CHECK (tab IN ('hiredTab', 'interestTab', 'commentTab')),
  seen_at timestamptz NOT NULL,
  CONSTRAINT tab_views_pkey PRIMARY KEY (user_id, opportunity_id, tab)
);
CREATE INDEX tab_views_opportunity_idx ON tab_views (opportunity_id);
COMMENT ON TABLE tab_views IS 'When somebody last opened a tab of an opportunity (GO-98).';

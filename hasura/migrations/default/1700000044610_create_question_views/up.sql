-- When an expert last opened the questions of the Activity widget: what came since is new to them (GD-78).
CREATE TABLE private.question_views (
  user_id uuid CONSTRAINT question_views_pkey PRIMARY KEY
    CONSTRAINT question_views_user_fkey REFERENCES users ON DELETE CASCADE,
  seen_at timestamptz NOT NULL DEFAULT now()
);
GRANT SELECT, INSERT, UPDATE (seen_at) ON private.question_views TO sagework_actions;

-- Insights of the old flow (INS-08, GI-03): recordings of an expert, filed under a topic. What counts votes and views, and
-- what lists read, is their row in content_items.
CREATE TABLE insights (
  id uuid CONSTRAINT insights_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL CONSTRAINT insights_author_fkey REFERENCES users,
  topic_id uuid NOT NULL CONSTRAINT insights_topic_fkey REFERENCES master_topics,
  title text NOT NULL
    CONSTRAINT insights_title_length CHECK (char_length(title) BETWEEN 1 AND 49 AND title = btrim(title))
    CONSTRAINT insights_title_one_line CHECK (private.is_one_line(title))
    CONSTRAINT insights_title_visible CHECK (private.has_visible_sign(title)),
  brief text NOT NULL
    CONSTRAINT insights_brief_length CHECK (char_length(brief) BETWEEN 50 AND 1999 AND brief = btrim(brief))
    CONSTRAINT insights_brief_visible CHECK (private.has_visible_sign(brief)),
  brief_rich_text jsonb CONSTRAINT insights_brief_rich_text_sized CHECK (octet_length(brief_rich_text::text) <= 60000),
  status text NOT NULL DEFAULT 'PENDING'
    CONSTRAINT insights_status_known CHECK (status IN ('PENDING', 'APPROVED', 'REJECTED', 'REMOVED')),
  reason text
    CONSTRAINT insights_reason_length CHECK (char_length(reason) BETWEEN 1 AND 500)
    CONSTRAINT insights_reason_visible CHECK (private.has_visible_sign(reason)),
  badge boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT insights_reason_of_rejection CHECK (reason IS NULL OR status IN ('REJECTED', 'REMOVED')),
  CONSTRAINT insights_badge_of_decision CHECK (NOT badge OR status IN ('APPROVED', 'REJECTED'))
);
COMMENT ON COLUMN insights.badge IS 'Decided, and its author hasn''t seen that yet (GI-12).';
CREATE INDEX insights_author_idx ON insights (user_id, created_at DESC, id DESC);
CREATE INDEX insights_queue_idx ON insights (created_at, id) WHERE status = 'PENDING';
CREATE INDEX insights_topic_idx ON insights (topic_id);
CREATE TRIGGER insights_set_updated_at BEFORE UPDATE ON insights
  FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();

-- One to five recordings in the order of their positions (INS-09, GI-21).
CREATE TABLE insight_audios (
  insight_id uuid NOT NULL CONSTRAINT insight_audios_insight_fkey REFERENCES insights ON DELETE CASCADE,
  position int NOT NULL CONSTRAINT insight_audios_position_bounded CHECK (position BETWEEN 0 AND 4),
  path text NOT NULL
    CONSTRAINT insight_audios_path_unique UNIQUE
    CONSTRAINT insight_audios_path_is_link CHECK (path ~ '^/[^/]' AND char_length(path) <= 500),
  name text NOT NULL
    CONSTRAINT insight_audios_name_length CHECK (char_length(name) BETWEEN 1 AND 50 AND name = btrim(name))
    CONSTRAINT insight_audios_name_one_line CHECK (private.is_one_line(name))
    CONSTRAINT insight_audios_name_visible CHECK (private.has_visible_sign(name)),
  duration int NOT NULL CONSTRAINT insight_audios_duration_bounded CHECK (duration BETWEEN 1 AND 900),
  CONSTRAINT insight_audios_pkey PRIMARY KEY (insight_id, position)
);
COMMENT ON COLUMN insight_audios.path IS 'Where this origin serves the recording, to whoever may hear it.';
COMMENT ON COLUMN insight_audios.duration IS 'In whole seconds.';

GRANT SELECT ON insights, insight_audios TO sagework_hasura, sagework_actions;
GRANT INSERT, DELETE ON insight_audios TO sagework_actions;
GRANT INSERT, UPDATE (topic_id, title, brief, brief_rich_text, status, reason, badge, updated_at) ON insights TO sagework_actions;

-- Everything that lists, votes and searches read, of both flows (GI-03): one row for each insight of the old flow and for
-- each response. Triggers keep it; the texts stay where they were written. An item's id is the insight's or the response's.
CREATE TABLE content_items (
  id uuid CONSTRAINT content_items_pkey PRIMARY KEY,
  kind text NOT NULL CONSTRAINT content_items_kind_known CHECK (kind IN ('insight', 'answer')),
  insight_id uuid CONSTRAINT content_items_insight_unique UNIQUE
    CONSTRAINT content_items_insight_fkey REFERENCES insights ON DELETE CASCADE,
  response_id uuid CONSTRAINT content_items_response_unique UNIQUE
    CONSTRAINT content_items_response_fkey REFERENCES insights_responses ON DELETE CASCADE,
  question_id uuid CONSTRAINT content_items_question_fkey REFERENCES insights_questions,
  author_id uuid NOT NULL CONSTRAINT content_items_author_fkey REFERENCES users,
  topic_id uuid NOT NULL CONSTRAINT content_items_topic_fkey REFERENCES master_topics,
  category_id uuid NOT NULL CONSTRAINT content_items_category_fkey REFERENCES master_objectives,
  status text NOT NULL
    CONSTRAINT content_items_status_known CHECK (status IN ('draft', 'pending', 'approved', 'rejected', 'removed')),
  is_public boolean NOT NULL,
  created_at timestamptz NOT NULL,
  upvote_count int NOT NULL DEFAULT 0 CONSTRAINT content_items_upvotes_not_negative CHECK (upvote_count >= 0),
  downvote_count int NOT NULL DEFAULT 0 CONSTRAINT content_items_downvotes_not_negative CHECK (downvote_count >= 0),
  view_count int NOT NULL DEFAULT 0 CONSTRAINT content_items_views_not_negative CHECK (view_count >= 0),
  share_count int NOT NULL DEFAULT 0 CONSTRAINT content_items_shares_not_negative CHECK (share_count >= 0),
  save_count int NOT NULL DEFAULT 0 CONSTRAINT content_items_saves_not_negative CHECK (save_count >= 0),
  CONSTRAINT content_items_of_one_source CHECK (num_nonnulls(insight_id, response_id) = 1
    AND id = coalesce(insight_id, response_id) AND (response_id IS NULL) = (question_id IS NULL)),
  CONSTRAINT content_items_old_are_insights CHECK (insight_id IS NULL OR kind = 'insight'),
  CONSTRAINT content_items_public_are_approved CHECK (NOT is_public OR status = 'approved')
);
COMMENT ON COLUMN content_items.kind IS 'A response of the question''s own author is an insight, any other an answer.';
COMMENT ON COLUMN content_items.is_public IS 'Approved, with its question, and its author is not suspended.';

CREATE INDEX content_items_newest_idx ON content_items (kind, created_at DESC, id DESC) WHERE is_public;
CREATE INDEX content_items_category_idx ON content_items (category_id, kind, created_at DESC, id DESC) WHERE is_public;
CREATE INDEX content_items_topic_idx ON content_items (topic_id, kind, created_at DESC, id DESC) WHERE is_public;
CREATE INDEX content_items_liked_idx ON content_items (kind, upvote_count DESC, created_at DESC, id DESC) WHERE is_public;
CREATE INDEX content_items_viewed_idx ON content_items (kind, view_count DESC, created_at DESC, id DESC) WHERE is_public;
CREATE INDEX content_items_shared_idx ON content_items (kind, share_count DESC, created_at DESC, id DESC) WHERE is_public;
CREATE INDEX content_items_question_idx ON content_items (question_id, created_at DESC, id DESC);
CREATE INDEX content_items_author_idx ON content_items (author_id, kind, status, created_at DESC, id DESC);

GRANT SELECT ON content_items TO sagework_hasura, sagework_actions;

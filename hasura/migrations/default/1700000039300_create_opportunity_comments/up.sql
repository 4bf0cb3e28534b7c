-- The chat of an opportunity. A message belongs to one expert's conversation with the poster, or to everybody, so that
-- what an expert may read is two ranges of an index (GO-58).
CREATE TABLE opportunity_comments (
  id uuid CONSTRAINT opportunity_comments_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
  opportunity_id uuid NOT NULL CONSTRAINT opportunity_comments_opportunity_fkey REFERENCES opportunities ON DELETE CASCADE,
  user_id uuid NOT NULL CONSTRAINT opportunity_comments_author_fkey REFERENCES users,
  expert_id uuid CONSTRAINT opportunity_comments_expert_fkey REFERENCES users,
  parent_id uuid CONSTRAINT opportunity_comments_parent_fkey REFERENCES opportunity_comments ON DELETE CASCADE,
  number bigint GENERATED ALWAYS AS IDENTITY,
  comment text NOT NULL CONSTRAINT opportunity_comments_comment_length
    CHECK (char_length(comment) BETWEEN 1 AND 5000 AND comment = btrim(comment)),
  brief_rich_comment jsonb,
  -- Not now(): whoever waited for the lock of the opportunity writes after the one who held it.
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT opportunity_comments_parent_is_another CHECK (parent_id <> id)
);
CREATE UNIQUE INDEX opportunity_comments_newest_idx ON opportunity_comments (opportunity_id, number);
CREATE INDEX opportunity_comments_conversation_idx ON opportunity_comments (opportunity_id, expert_id, number);
CREATE INDEX opportunity_comments_roots_idx ON opportunity_comments (opportunity_id, number) WHERE parent_id IS NULL;
CREATE INDEX opportunity_comments_conversation_roots_idx ON opportunity_comments (opportunity_id, expert_id, number)
  WHERE parent_id IS NULL;
CREATE INDEX opportunity_comments_replies_idx ON opportunity_comments (parent_id, expert_id, number);
CREATE INDEX opportunity_comments_since_idx ON opportunity_comments (opportunity_id, created_at);
CREATE INDEX opportunity_comments_author_idx ON opportunity_comments (user_id);
CREATE INDEX opportunity_comments_expert_idx ON opportunity_comments (expert_id);
COMMENT ON COLUMN opportunity_comments.id IS 'Chosen by the client, so that a message sent twice is stored once.';
COMMENT ON COLUMN opportunity_comments.expert_id IS 'The expert whose conversation with the poster it belongs to; null if it is for everybody.';
COMMENT ON COLUMN opportunity_comments.number IS 'Rises in the order of writing: messages of one opportunity are written one after the other.';

CREATE TABLE opportunity_comment_mentions (
  comment_id uuid NOT NULL CONSTRAINT opportunity_comment_mentions_comment_fkey
    REFERENCES opportunity_comments ON DELETE CASCADE,
  user_id uuid NOT NULL CONSTRAINT opportunity_comment_mentions_user_fkey REFERENCES users,
  CONSTRAINT opportunity_comment_mentions_pkey PRIMARY KEY (comment_id, user_id)
);
CREATE INDEX opportunity_comment_mentions_user_idx ON opportunity_comment_mentions (user_id);

-- One level of replies, within one opportunity. A reply in an expert's conversation stays there.
CREATE FUNCTION private.guard_comment_parent() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM public.opportunity_comments parent
                 WHERE parent.id = NEW.parent_id AND parent.opportunity_id = NEW.opportunity_id
                   AND parent.parent_id IS NULL
                   AND (parent.expert_id IS NULL OR parent.expert_id IS NOT DISTINCT FROM NEW.expert_id)) THEN
    RAISE EXCEPTION 'a reply belongs under a message of the same conversation'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'opportunity_comments_parent_fits', TABLE = 'opportunity_comments';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER opportunity_comments_guard_parent BEFORE INSERT ON opportunity_comments
  FOR EACH ROW WHEN (NEW.parent_id IS NOT NULL) EXECUTE FUNCTION private.guard_comment_parent();

CREATE TRIGGER opportunity_comments_append_only BEFORE UPDATE ON opportunity_comments
  FOR EACH ROW EXECUTE FUNCTION private.refuse_change();
CREATE TRIGGER opportunity_comments_no_truncate BEFORE TRUNCATE ON opportunity_comments
  FOR EACH STATEMENT EXECUTE FUNCTION private.refuse_change();
CREATE TRIGGER opportunity_comment_mentions_append_only BEFORE UPDATE ON opportunity_comment_mentions
  FOR EACH ROW EXECUTE FUNCTION private.refuse_change();
CREATE TRIGGER opportunity_comment_mentions_no_truncate BEFORE TRUNCATE ON opportunity_comment_mentions
  FOR EACH STATEMENT EXECUTE FUNCTION private.refuse_change();
GRANT SELECT ON opportunity_comments, opportunity_comment_mentions TO sagework_hasura;
GRANT SELECT, INSERT ON opportunity_comments, opportunity_comment_mentions TO sagework_actions;

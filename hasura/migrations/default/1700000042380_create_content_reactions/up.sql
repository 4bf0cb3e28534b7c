-- One vote per person and item, which may be changed or taken back (GI-13).
CREATE TABLE content_votes (
  item_id uuid NOT NULL CONSTRAINT content_votes_item_fkey REFERENCES content_items ON DELETE CASCADE,
  user_id uuid NOT NULL CONSTRAINT content_votes_user_fkey REFERENCES users,
  vote text NOT NULL CONSTRAINT content_votes_vote_known CHECK (vote IN ('UPVOTE', 'DOWNVOTE')),
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT content_votes_pkey PRIMARY KEY (item_id, user_id)
);
CREATE INDEX content_votes_own_idx ON content_votes (user_id, created_at DESC, item_id DESC);

CREATE TABLE content_saves (
  item_id uuid NOT NULL CONSTRAINT content_saves_item_fkey REFERENCES content_items ON DELETE CASCADE,
  user_id uuid NOT NULL CONSTRAINT content_saves_user_fkey REFERENCES users,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT content_saves_pkey PRIMARY KEY (item_id, user_id)
);
CREATE INDEX content_saves_own_idx ON content_saves (user_id, created_at DESC, item_id DESC);

CREATE TABLE content_shares (
  item_id uuid NOT NULL CONSTRAINT content_shares_item_fkey REFERENCES content_items ON DELETE CASCADE,
  user_id uuid NOT NULL CONSTRAINT content_shares_user_fkey REFERENCES users,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT content_shares_pkey PRIMARY KEY (item_id, user_id)
);
CREATE INDEX content_shares_user_idx ON content_shares (user_id);

-- Once per person, or per visitor's cookie (GI-16).
CREATE TABLE content_views (
  id bigint CONSTRAINT content_views_pkey PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  item_id uuid NOT NULL CONSTRAINT content_views_item_fkey REFERENCES content_items ON DELETE CASCADE,
  user_id uuid CONSTRAINT content_views_user_fkey REFERENCES users,
  visitor_hash text CONSTRAINT content_views_visitor_form CHECK (visitor_hash ~ '^[0-9a-f]{64}$'),
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT content_views_of_one CHECK (num_nonnulls(user_id, visitor_hash) = 1),
  CONSTRAINT content_views_once_each UNIQUE (item_id, user_id),
  CONSTRAINT content_views_once_per_visitor UNIQUE (item_id, visitor_hash)
);
CREATE INDEX content_views_own_idx ON content_views (user_id, created_at DESC, item_id DESC) WHERE user_id IS NOT NULL;
COMMENT ON COLUMN content_views.visitor_hash IS 'SHA-256 of the visitor''s cookie, which itself isn''t kept.';

-- Only what anybody may read is voted for, saved, shared and viewed; an author's own views don't count.
CREATE FUNCTION private.guard_content_reaction() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM public.content_items WHERE id = NEW.item_id AND is_public
      AND (TG_TABLE_NAME <> 'content_views' OR author_id IS DISTINCT FROM NEW.user_id)) THEN
    RAISE EXCEPTION 'this item takes no %', TG_TABLE_NAME
      USING ERRCODE = 'check_violation', CONSTRAINT = TG_TABLE_NAME || '_of_public_items', TABLE = TG_TABLE_NAME;
  END IF;
  RETURN NEW;
END
$$;
REVOKE ALL ON FUNCTION private.guard_content_reaction FROM PUBLIC;
CREATE TRIGGER content_votes_guard BEFORE INSERT OR UPDATE ON content_votes
  FOR EACH ROW EXECUTE FUNCTION private.guard_content_reaction();
CREATE TRIGGER content_saves_guard BEFORE INSERT ON content_saves
  FOR EACH ROW EXECUTE FUNCTION private.guard_content_reaction();
CREATE TRIGGER content_shares_guard BEFORE INSERT ON content_shares
  FOR EACH ROW EXECUTE FUNCTION private.guard_content_reaction();
CREATE TRIGGER content_views_guard BEFORE INSERT ON content_views
  FOR EACH ROW EXECUTE FUNCTION private.guard_content_reaction();

GRANT SELECT, INSERT, DELETE, UPDATE (vote) ON content_votes TO sagework_hasura, sagework_actions;
GRANT SELECT, INSERT, DELETE ON content_saves TO sagework_hasura, sagework_actions;
GRANT SELECT, INSERT ON content_shares, content_views TO sagework_actions;

-- Counters of an item, each by a trigger of what it counts.
CREATE FUNCTION private.count_content_reaction() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  old_row jsonb := CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) END;
  new_row jsonb := CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) END;
  reaction text := TG_TABLE_NAME;
  change int := (new_row IS NOT NULL)::int - (old_row IS NOT NULL)::int;
BEGIN
  UPDATE public.content_items SET
    upvote_count = upvote_count + (reaction = 'content_votes')::int
      * (coalesce((new_row ->> 'vote' = 'UPVOTE')::int, 0) - coalesce((old_row ->> 'vote' = 'UPVOTE')::int, 0)),
    downvote_count = downvote_count + (reaction = 'content_votes')::int
      * (coalesce((new_row ->> 'vote' = 'DOWNVOTE')::int, 0) - coalesce((old_row ->> 'vote' = 'DOWNVOTE')::int, 0)),
    save_count = save_count + (reaction = 'content_saves')::int * change,
    share_count = share_count + (reaction = 'content_shares')::int * change,
    view_count = view_count + (reaction = 'content_views')::int * change
  WHERE id = (coalesce(new_row, old_row) ->> 'item_id')::uuid;
  RETURN NULL;
END
$$;
REVOKE ALL ON FUNCTION private.count_content_reaction FROM PUBLIC;
CREATE TRIGGER content_votes_count AFTER INSERT OR UPDATE OR DELETE ON content_votes
  FOR EACH ROW EXECUTE FUNCTION private.count_content_reaction();
CREATE TRIGGER content_saves_count AFTER INSERT OR DELETE ON content_saves
  FOR EACH ROW EXECUTE FUNCTION private.count_content_reaction();
CREATE TRIGGER content_shares_count AFTER INSERT OR DELETE ON content_shares
  FOR EACH ROW EXECUTE FUNCTION private.count_content_reaction();
CREATE TRIGGER content_views_count AFTER INSERT OR DELETE ON content_views
  FOR EACH ROW EXECUTE FUNCTION private.count_content_reaction();

-- What the person who asked says about an answer: once, and for good (GI-69, GI-74).
CREATE TABLE insight_response_ratings (
  response_id uuid CONSTRAINT insight_response_ratings_pkey PRIMARY KEY
    CONSTRAINT insight_response_ratings_response_fkey REFERENCES insights_responses,
  user_id uuid NOT NULL CONSTRAINT insight_response_ratings_user_fkey REFERENCES users,
  rating int NOT NULL CONSTRAINT insight_response_ratings_stars CHECK (rating BETWEEN 1 AND 5),
  comment text
    CONSTRAINT insight_response_ratings_comment_length CHECK (char_length(comment) BETWEEN 1 AND 1000)
    CONSTRAINT insight_response_ratings_comment_visible CHECK (private.has_visible_sign(comment)),
  source text NOT NULL CONSTRAINT insight_response_ratings_source_known
    CHECK (source IN ('dashboard', 'myProfileTab', 'qandaSummary', 'expertsProfile', 'qandaDetail')),
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX insight_response_ratings_user_idx ON insight_response_ratings (user_id, created_at DESC, response_id DESC);

CREATE FUNCTION private.guard_response_rating() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM public.content_items AS item
      JOIN public.insights_questions AS question ON question.id = item.question_id
      WHERE item.response_id = NEW.response_id AND item.kind = 'answer' AND item.status = 'approved'
        AND question.user_id = NEW.user_id) THEN
    RAISE EXCEPTION 'only who asked rates an answer, once it is approved'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'insight_response_ratings_by_asker', TABLE = TG_TABLE_NAME;
  END IF;
  RETURN NEW;
END
$$;
REVOKE ALL ON FUNCTION private.guard_response_rating FROM PUBLIC;
CREATE TRIGGER insight_response_ratings_guard BEFORE INSERT ON insight_response_ratings
  FOR EACH ROW EXECUTE FUNCTION private.guard_response_rating();
CREATE TRIGGER insight_response_ratings_final BEFORE UPDATE OR DELETE ON insight_response_ratings
  FOR EACH ROW EXECUTE FUNCTION private.refuse_change();
CREATE TRIGGER insight_response_ratings_no_truncate BEFORE TRUNCATE ON insight_response_ratings
  FOR EACH STATEMENT EXECUTE FUNCTION private.refuse_change();
GRANT SELECT ON insight_response_ratings TO sagework_hasura;
GRANT SELECT, INSERT ON insight_response_ratings TO sagework_actions;

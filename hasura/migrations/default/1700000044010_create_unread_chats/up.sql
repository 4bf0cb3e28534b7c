-- Whose chats have something unread and since when, kept by triggers, so that finding them doesn't mean looking into every
-- chat that somebody takes part in. Whether it can still be read is decided by opportunity_chats.
CREATE TABLE private.unread_chats (
  user_id uuid NOT NULL CONSTRAINT unread_chats_user_fkey REFERENCES users ON DELETE CASCADE,
  opportunity_id uuid NOT NULL CONSTRAINT unread_chats_opportunity_fkey REFERENCES opportunities ON DELETE CASCADE,
  since timestamptz NOT NULL,
  expert_id uuid,
  CONSTRAINT unread_chats_pkey PRIMARY KEY (user_id, opportunity_id)
);
CREATE INDEX unread_chats_wait_idx ON private.unread_chats (user_id, since);
CREATE INDEX unread_chats_opportunity_idx ON private.unread_chats (opportunity_id);
COMMENT ON COLUMN private.unread_chats.since IS 'When the first unread message was sent.';
COMMENT ON COLUMN private.unread_chats.expert_id IS 'Whose conversation it belongs to; null if it was to everybody.';

CREATE FUNCTION private.note_unread_chats() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  INSERT INTO private.unread_chats (user_id, opportunity_id, since, expert_id)
    SELECT DISTINCT ON (reader.user_id, reader.opportunity_id)
      reader.user_id, reader.opportunity_id, message.created_at, message.expert_id
    FROM written AS message JOIN public.opportunity_participants AS reader USING (opportunity_id)
    WHERE reader.user_id <> message.user_id
      AND (reader.sees_all OR message.expert_id IS NULL OR message.expert_id = reader.user_id)
      AND message.created_at > coalesce(reader.chat_seen_at, '-infinity')
    ORDER BY reader.user_id, reader.opportunity_id, message.number
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
CREATE TRIGGER opportunity_comments_note_unread AFTER INSERT ON opportunity_comments REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION private.note_unread_chats();

-- What arrived after the moment that was seen stays unread.
CREATE FUNCTION private.note_seen_chat() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  DELETE FROM private.unread_chats
    WHERE user_id = NEW.user_id AND opportunity_id = NEW.opportunity_id AND since <= NEW.seen_at;
  IF FOUND THEN
    INSERT INTO private.unread_chats (user_id, opportunity_id, since, expert_id)
      SELECT reader.user_id, reader.opportunity_id, message.created_at, message.expert_id
      FROM public.opportunity_participants AS reader JOIN public.opportunity_comments AS message USING (opportunity_id)
      WHERE reader.opportunity_id = NEW.opportunity_id AND reader.user_id = NEW.user_id
        AND message.created_at > NEW.seen_at AND message.user_id <> reader.user_id
        AND (reader.sees_all OR message.expert_id IS NULL OR message.expert_id = reader.user_id)
      ORDER BY message.created_at LIMIT 1
    ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER tab_views_note_seen_chat AFTER INSERT OR UPDATE ON tab_views
  FOR EACH ROW WHEN (NEW.tab = 'commentTab') EXECUTE FUNCTION private.note_seen_chat();
REVOKE ALL ON FUNCTION private.note_unread_chats, private.note_seen_chat FROM PUBLIC;

INSERT INTO private.unread_chats (user_id, opportunity_id, since, expert_id)
  SELECT DISTINCT ON (reader.user_id, reader.opportunity_id)
    reader.user_id, reader.opportunity_id, message.created_at, message.expert_id
  FROM opportunity_comments AS message JOIN opportunity_participants AS reader USING (opportunity_id)
  WHERE reader.user_id <> message.user_id
    AND (reader.sees_all OR message.expert_id IS NULL OR message.expert_id = reader.user_id)
    AND message.created_at > coalesce(reader.chat_seen_at, '-infinity')
  ORDER BY reader.user_id, reader.opportunity_id, message.number;
GRANT SELECT ON private.unread_chats TO sagework_hasura;

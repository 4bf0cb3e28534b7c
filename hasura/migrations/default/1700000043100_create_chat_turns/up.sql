-- The order of an opportunity's conversations: whoever wrote last comes first. One row for each who looked or applied,
-- kept by triggers; beside the application, so that a message doesn't count as a change of it.
-- Below every message's number, so that who never wrote comes after all who did, the newest first.
CREATE SEQUENCE private.chat_turns_silent_seq MINVALUE -1000000000000000 MAXVALUE -1 START -1000000000000000;
CREATE TABLE private.chat_turns (
  opportunity_id uuid NOT NULL,
  expert_id uuid NOT NULL,
  turn bigint NOT NULL DEFAULT nextval('private.chat_turns_silent_seq'),
  wrote_at timestamptz,
  CONSTRAINT chat_turns_pkey PRIMARY KEY (opportunity_id, expert_id),
  CONSTRAINT chat_turns_tracking_fkey FOREIGN KEY (opportunity_id, expert_id)
    REFERENCES opportunity_trackings (opportunity_id, user_id) ON DELETE CASCADE,
  CONSTRAINT chat_turns_wrote_check CHECK ((turn > 0) = (wrote_at IS NOT NULL))
);
ALTER SEQUENCE private.chat_turns_silent_seq OWNED BY private.chat_turns.turn;
CREATE UNIQUE INDEX chat_turns_newest_idx ON private.chat_turns (opportunity_id, turn DESC) INCLUDE (expert_id);
COMMENT ON TABLE private.chat_turns IS 'The number and time of each expert''s last message to an opportunity, kept by triggers for the order of conversations.';

CREATE FUNCTION private.add_chat_turn() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  INSERT INTO private.chat_turns (opportunity_id, expert_id) VALUES (NEW.opportunity_id, NEW.user_id);
  RETURN NULL;
END
$$;
CREATE TRIGGER opportunity_trackings_add_chat_turn AFTER INSERT ON opportunity_trackings
  FOR EACH ROW EXECUTE FUNCTION private.add_chat_turn();

CREATE FUNCTION private.take_chat_turn() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  UPDATE private.chat_turns mine SET turn = newest.number, wrote_at = newest.created_at
    FROM (SELECT DISTINCT ON (opportunity_id, expert_id) opportunity_id, expert_id, number, created_at FROM written
          WHERE user_id = expert_id ORDER BY opportunity_id, expert_id, number DESC) newest
    WHERE mine.opportunity_id = newest.opportunity_id AND mine.expert_id = newest.expert_id AND newest.number > mine.turn;
  RETURN NULL;
END
$$;
CREATE TRIGGER opportunity_comments_take_chat_turn AFTER INSERT ON opportunity_comments REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION private.take_chat_turn();
REVOKE ALL ON FUNCTION private.add_chat_turn, private.take_chat_turn FROM PUBLIC;

INSERT INTO private.chat_turns (opportunity_id, expert_id)
  SELECT opportunity_id, user_id FROM opportunity_trackings ORDER BY created_at;
UPDATE private.chat_turns mine SET turn = newest.number, wrote_at = newest.created_at
  FROM (SELECT DISTINCT ON (opportunity_id, expert_id) opportunity_id, expert_id, number, created_at
        FROM opportunity_comments WHERE user_id = expert_id ORDER BY opportunity_id, expert_id, number DESC) newest
  WHERE mine.opportunity_id = newest.opportunity_id AND mine.expert_id = newest.expert_id;

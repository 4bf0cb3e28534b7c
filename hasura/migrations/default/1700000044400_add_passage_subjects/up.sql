-- What a source is about, beyond what it is called: its topic, and the title and summary that were written for an answer.
-- Questions are matched with it, and it is never quoted.
ALTER TABLE private.passages ADD COLUMN about text NOT NULL DEFAULT '';
ALTER TABLE private.passages DROP COLUMN words;
ALTER TABLE private.passages ADD COLUMN words tsvector NOT NULL GENERATED ALWAYS AS (
  setweight(to_tsvector('english', private.plain_quotes(title)), 'A')
    || setweight(to_tsvector('english', private.plain_quotes(content)), 'B')
    || setweight(to_tsvector('english', private.plain_quotes(about)), 'C')) STORED;
CREATE INDEX passages_words_idx ON private.passages USING gin (words) WITH (fastupdate = off);
COMMENT ON COLUMN private.passages.about IS 'Topic, title and summary of the source: matched with questions, never quoted.';

DROP FUNCTION private.keep_passages(text, uuid, uuid, text, text);
CREATE FUNCTION private.keep_passages(
  kind text, source uuid, author uuid, source_title text, whole text, source_about text DEFAULT ''
) RETURNS void
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  INSERT INTO private.passages AS kept (source_kind, source_id, position, author_id, title, content, about)
  SELECT kind, source, part.position - 1, author, source_title, part.content, source_about
  FROM private.split_passages(whole) WITH ORDINALITY AS part (content, position)
  ON CONFLICT ON CONSTRAINT passages_position_once DO UPDATE
    SET title = EXCLUDED.title, content = EXCLUDED.content, about = EXCLUDED.about
  WHERE (kept.title, kept.content, kept.about) IS DISTINCT FROM (EXCLUDED.title, EXCLUDED.content, EXCLUDED.about);
  DELETE FROM private.passages WHERE source_kind = kind AND source_id = source
    AND position >= (SELECT count(*) FROM private.split_passages(whole));
END
$$;
REVOKE ALL ON FUNCTION private.keep_passages FROM PUBLIC;

DROP FUNCTION private.keep_passages(text, uuid, uuid, text, text, text);
CREATE FUNCTION private.keep_passages(kind text, source uuid, author uuid, source_title text, whole text) RETURNS void
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  INSERT INTO private.passages AS kept (source_kind, source_id, position, author_id, title, content)
  SELECT kind, source, part.position - 1, author, source_title, part.content
  FROM private.split_passages(whole) WITH ORDINALITY AS part (content, position)
  ON CONFLICT ON CONSTRAINT passages_position_once DO UPDATE SET title = EXCLUDED.title, content = EXCLUDED.content
  WHERE (kept.title, kept.content) IS DISTINCT FROM (EXCLUDED.title, EXCLUDED.content);
  DELETE FROM private.passages WHERE source_kind = kind AND source_id = source
    AND position >= (SELECT count(*) FROM private.split_passages(whole));
END
$$;
REVOKE ALL ON FUNCTION private.keep_passages FROM PUBLIC;
ALTER TABLE private.passages DROP COLUMN words;
ALTER TABLE private.passages ADD COLUMN words tsvector NOT NULL GENERATED ALWAYS AS (
  setweight(to_tsvector('english', private.plain_quotes(title)), 'A')
    || setweight(to_tsvector('english', private.plain_quotes(content)), 'B')) STORED;
CREATE INDEX passages_words_idx ON private.passages USING gin (words) WITH (fastupdate = off);
ALTER TABLE private.passages DROP COLUMN about;

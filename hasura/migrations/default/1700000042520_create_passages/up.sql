-- What answers may quote, cut into passages: one row is what a citation opens.
CREATE TABLE private.passages (
  id uuid CONSTRAINT passages_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
  source_kind text NOT NULL CONSTRAINT passages_kind_known CHECK (source_kind IN ('profile', 'insight', 'answer')),
  source_id uuid NOT NULL,
  position int NOT NULL CONSTRAINT passages_position_natural CHECK (position >= 0),
  author_id uuid NOT NULL CONSTRAINT passages_author_fkey REFERENCES users ON DELETE CASCADE,
  owner_id uuid CONSTRAINT passages_owner_fkey REFERENCES users ON DELETE CASCADE,
  title text NOT NULL,
  content text NOT NULL CONSTRAINT passages_content_filled CHECK (btrim(content) <> ''),
  words tsvector NOT NULL GENERATED ALWAYS AS (
    setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', content), 'B')) STORED,
  CONSTRAINT passages_position_once UNIQUE (source_kind, source_id, position)
);
CREATE INDEX passages_words_idx ON private.passages USING gin (words) WITH (fastupdate = off);
CREATE INDEX passages_author_idx ON private.passages (author_id);
CREATE INDEX passages_owner_idx ON private.passages (owner_id) WHERE owner_id IS NOT NULL;
COMMENT ON COLUMN private.passages.owner_id IS 'Only this person is answered from it; null is for every member.';
COMMENT ON COLUMN private.passages.title IS 'What the source is called; questions are matched with it too.';

-- Paragraphs, and long ones by sentences: short enough to quote, long enough to be understood alone.
CREATE FUNCTION private.split_passages(whole text) RETURNS SETOF text
LANGUAGE plpgsql IMMUTABLE SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  max_length int := 600;
  paragraph text;
  sentence text;
  packed text;
BEGIN
  FOR paragraph IN SELECT btrim(part) FROM regexp_split_to_table(coalesce(whole, ''), E'\\n+') AS part LOOP
    packed := '';
    FOR sentence IN SELECT part FROM regexp_split_to_table(paragraph, '(?<=[.!?])\s+') AS part LOOP
      IF packed <> '' AND char_length(packed) + char_length(sentence) >= max_length THEN
        RETURN NEXT packed;
        packed := sentence;
      ELSE
        packed := btrim(packed || ' ' || sentence);
      END IF;
    END LOOP;
    IF packed <> '' THEN
      RETURN NEXT packed;
    END IF;
  END LOOP;
END
$$;

-- Replaces the passages of one source; those that stay in their place keep their ids, and with them their citations.
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
REVOKE ALL ON FUNCTION private.split_passages, private.keep_passages FROM PUBLIC;
GRANT SELECT ON private.passages TO sagework_actions;

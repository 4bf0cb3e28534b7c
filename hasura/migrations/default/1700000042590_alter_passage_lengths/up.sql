-- Short paragraphs belong together: alone, few of them say what they are about. A long one is still cut between sentences.
CREATE OR REPLACE FUNCTION private.split_passages(whole text) RETURNS SETOF text
LANGUAGE plpgsql IMMUTABLE SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  max_length int := 800;
  piece record;
  packed text := '';
BEGIN
  FOR piece IN SELECT btrim(part) AS sentence, CASE WHEN place = 1 THEN E'\n' ELSE ' ' END AS before
    FROM regexp_split_to_table(coalesce(whole, ''), E'\\n+') WITH ORDINALITY AS paragraph (words, number),
      regexp_split_to_table(paragraph.words, '(?<=[.!?])\s+') WITH ORDINALITY AS one (part, place)
    WHERE btrim(part) <> '' ORDER BY number, place LOOP
    IF packed <> '' AND char_length(packed) + char_length(piece.sentence) >= max_length THEN
      RETURN NEXT packed;
      packed := piece.sentence;
    ELSE
      packed := CASE WHEN packed = '' THEN piece.sentence ELSE packed || piece.before || piece.sentence END;
    END IF;
  END LOOP;
  IF packed <> '' THEN
    RETURN NEXT packed;
  END IF;
END
$$;

SELECT private.keep_profile_passages(user_id) FROM expert_details;
SELECT private.keep_content_passages(id) FROM content_items;

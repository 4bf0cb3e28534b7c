-- Paragraphs, and long ones by sentences: short enough to quote, long enough to be understood alone.
CREATE OR REPLACE FUNCTION private.split_passages(whole text) RETURNS SETOF text
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

SELECT private.keep_profile_passages(user_id) FROM expert_details;
SELECT private.keep_content_passages(id) FROM content_items;

CREATE OR REPLACE FUNCTION private.search_word(word text, is_begun boolean) RETURNS tsquery LANGUAGE plpgsql STABLE
SET search_path = public, pg_catalog, pg_temp AS $$
DECLARE
  plain text := CASE WHEN word ~ '^[a-z]+$' THEN word ELSE unaccent(word) END;
  forms tsquery[] := ARRAY[phraseto_tsquery('english', word), phraseto_tsquery('simple', word)];
  root text;
  is_known boolean;
  others text[] := '{}';
BEGIN
  IF plain <> word OR word LIKE '%-%' THEN
    forms := forms || ARRAY[phraseto_tsquery('english', plain), phraseto_tsquery('simple', plain),
      phraseto_tsquery('simple', replace(plain, '-', ''))];
  END IF;
  IF plain !~ '^[[:alpha:]]{3,30}$' THEN
    RETURN private.any_of(forms);
  END IF;
  root := (tsvector_to_array(to_tsvector('english', plain)))[1];
  is_known := EXISTS (SELECT FROM private.search_lexicon AS known WHERE known.stem = root OR known.word = plain);
  IF is_begun OR NOT is_known THEN
    others := ARRAY(SELECT known.word FROM private.search_lexicon AS known
      WHERE known.word ~>=~ plain AND known.word ~<~ (plain || chr(1114111)) ORDER BY known.word USING ~<~ LIMIT 12);
  END IF;
  IF cardinality(others) = 0 AND length(plain) > 3 AND NOT is_known THEN
    others := ARRAY(SELECT known.word FROM private.search_lexicon AS known WHERE known.word = ANY (ARRAY(
        SELECT overlay(plain PLACING substr(plain, place + 1, 1) || substr(plain, place, 1) FROM place FOR 2)
        FROM generate_series(1, length(plain) - 1) AS place)) ORDER BY known.word LIMIT 3);
  END IF;
  IF cardinality(others) = 0 AND length(plain) > 3 AND NOT is_known THEN
    others := ARRAY(SELECT near.word FROM (
        SELECT known.word, levenshtein_less_equal(known.word, plain, 2) AS typos, similarity(known.word, plain) AS likeness
        FROM private.search_lexicon AS known WHERE known.word % plain) AS near
      WHERE near.typos <= CASE WHEN length(plain) > 5 THEN 2 ELSE 1 END ORDER BY near.typos, near.likeness DESC LIMIT 3);
  END IF;
  IF cardinality(others) = 0 AND cardinality(forms) = 2 AND numnode(forms[1]) > 0 THEN
    RETURN CASE WHEN forms[1] = forms[2] THEN forms[1] ELSE forms[1] || forms[2] END;
  END IF;
  RETURN private.any_of(forms || ARRAY(SELECT phraseto_tsquery(language, other)
    FROM unnest(others) AS other, unnest('{english,simple}'::regconfig[]) AS language));
END
$$;

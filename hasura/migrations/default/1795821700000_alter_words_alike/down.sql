CREATE OR REPLACE FUNCTION private.swapped_words(plain text) RETURNS text[] LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp AS $$
  SELECT ARRAY(SELECT known.word FROM private.search_lexicon AS known WHERE known.word = ANY (ARRAY(
      SELECT overlay(plain PLACING substr(plain, place + 1, 1) || substr(plain, place, 1) FROM place FOR 2)
      FROM generate_series(1, length(plain) - 1) AS place)) ORDER BY known.word LIMIT 3)
$$;

CREATE OR REPLACE FUNCTION private.split_word(plain text) RETURNS tsquery LANGUAGE sql STABLE SET search_path = public, pg_catalog, pg_temp AS $$
  SELECT private.any_of(array_agg(term)) FROM generate_series(3, length(plain) - 3) AS place
  CROSS JOIN LATERAL phraseto_tsquery('english', left(plain, place) || ' ' || substr(plain, place + 1)) AS term
  WHERE numnode(term) = 3 AND EXISTS (SELECT FROM private.search_lexicon WHERE word = left(plain, place))
    AND EXISTS (SELECT FROM private.search_lexicon WHERE word = substr(plain, place + 1))
$$;

-- Functions in SQL are planned anew with each call, which took more than what they do: reading a query of one word 0.6 instead of
-- 0.1 ms, and one of eight 7 instead of 1.2. In PL/pgSQL a connection plans them once.
CREATE OR REPLACE FUNCTION private.swapped_words(plain text) RETURNS text[] LANGUAGE plpgsql STABLE SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  swapped text[] := '{}';
BEGIN
  FOR place IN 1 .. length(plain) - 1 LOOP
    swapped := array_append(swapped, overlay(plain PLACING substr(plain, place + 1, 1) || substr(plain, place, 1) FROM place FOR 2));
  END LOOP;
  RETURN ARRAY(SELECT known.word FROM private.search_lexicon AS known WHERE known.word = ANY (swapped) ORDER BY known.word LIMIT 3);
END
$$;

CREATE OR REPLACE FUNCTION private.split_word(plain text) RETURNS tsquery LANGUAGE plpgsql STABLE
SET search_path = public, pg_catalog, pg_temp AS $$
DECLARE
  parts text[] := '{}';
  term tsquery;
  terms tsquery[] := '{}';
  known text[];
BEGIN
  FOR place IN 3 .. length(plain) - 3 LOOP
    parts := parts || ARRAY[left(plain, place), substr(plain, place + 1)];
  END LOOP;
  known := ARRAY(SELECT word FROM private.search_lexicon WHERE word = ANY (parts));
  FOR place IN 3 .. length(plain) - 3 LOOP
    CONTINUE WHEN NOT known @> ARRAY[left(plain, place), substr(plain, place + 1)];
    term := phraseto_tsquery('english', left(plain, place) || ' ' || substr(plain, place + 1));
    IF numnode(term) = 3 THEN
      terms := array_append(terms, term);
    END IF;
  END LOOP;
  RETURN CASE WHEN cardinality(terms) > 0 THEN private.any_of(terms) END;
END
$$;

CREATE OR REPLACE FUNCTION private.search_word(word text, is_begun boolean) RETURNS tsquery LANGUAGE plpgsql STABLE
SET search_path = public, pg_catalog, pg_temp AS $$
DECLARE
  plain text := unaccent(word);
  forms tsquery[] := ARRAY[phraseto_tsquery('english', word), phraseto_tsquery('simple', word), phraseto_tsquery('english', plain),
    phraseto_tsquery('simple', plain), phraseto_tsquery('simple', replace(plain, '-', ''))];
  root text := (tsvector_to_array(to_tsvector('english', plain)))[1];
  others text[] := '{}';
BEGIN
  IF plain !~ '^[[:alpha:]]{3,30}$' THEN
    RETURN private.any_of(forms);
  END IF;
  IF is_begun OR NOT EXISTS (SELECT FROM private.search_lexicon AS known WHERE known.stem = root OR known.word = plain) THEN
    others := ARRAY(SELECT known.word FROM private.search_lexicon AS known
      WHERE known.word ~>=~ plain AND known.word ~<~ (plain || chr(1114111)) ORDER BY known.word USING ~<~ LIMIT 12);
  END IF;
  IF cardinality(others) = 0 AND length(plain) > 3
    AND NOT EXISTS (SELECT FROM private.search_lexicon AS known WHERE known.stem = root OR known.word = plain) THEN
    others := ARRAY(SELECT near.word FROM (
        SELECT known.word, levenshtein_less_equal(known.word, plain, 2) AS typos, similarity(known.word, plain) AS likeness
        FROM private.search_lexicon AS known WHERE known.word % plain) AS near
      WHERE near.typos <= CASE WHEN length(plain) > 5 THEN 2 ELSE 1 END ORDER BY near.typos, near.likeness DESC LIMIT 3);
  END IF;
  RETURN private.any_of(forms || ARRAY(SELECT phraseto_tsquery(language, other)
    FROM unnest(others) AS other, unnest('{english,simple}'::regconfig[]) AS language));
END
$$;

CREATE OR REPLACE FUNCTION private.search_terms(asked text, is_begun boolean) RETURNS tsquery[] LANGUAGE plpgsql STABLE
SET search_path = public, pg_catalog, pg_temp AS $$
DECLARE
  words text[] := (ARRAY(SELECT btrim(part, '.,;:!?"''()[]{}<>|\*') FROM
    regexp_split_to_table(lower(left(asked, 200)), '\s+') WITH ORDINALITY AS one (part, place) ORDER BY place))[1:12];
  terms tsquery[] := '{}';
  common tsquery[] := '{}';
  place int := 1;
  span int;
  term tsquery;
BEGIN
  words := array_remove(words, '');
  IF asked ~ '(^|\s)-\w|"' THEN
    term := websearch_to_tsquery('english', left(asked, 200));
    RETURN CASE WHEN numnode(term) > 0 THEN ARRAY[term] ELSE '{}' END;
  END IF;
  WHILE place <= cardinality(words) LOOP
    SELECT cardinality(string_to_array(same.phrase, ' ')),
      private.any_of(array_agg(phraseto_tsquery('english', other.phrase))) INTO span, term
    FROM private.search_synonyms AS same JOIN private.search_synonyms AS other USING (meaning)
    WHERE NOT same.is_loose AND NOT other.is_loose AND same.phrase = ANY (ARRAY(SELECT array_to_string(words[place : place + more], ' ') FROM generate_series(0, 3) AS more
      WHERE place + more <= cardinality(words)))
    GROUP BY same.phrase ORDER BY cardinality(string_to_array(same.phrase, ' ')) DESC LIMIT 1;
    IF term IS NULL THEN
      span := 1;
      term := private.search_word(words[place], is_begun AND place = cardinality(words));
    END IF;
    IF span = 1 AND term IS NOT NULL AND numnode(plainto_tsquery('english', words[place])) = 0 THEN
      common := array_append(common, term);
    ELSIF term IS NOT NULL THEN
      terms := array_append(terms, term);
    END IF;
    place := place + span;
  END LOOP;
  RETURN CASE WHEN cardinality(terms) > 0 THEN terms ELSE common END;
END
$$;

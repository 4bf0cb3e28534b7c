-- Queries are read with the same plain quotes that texts are indexed with: a phone types customer’s for customer's.
-- Every group of a search reads the query anew, so reading it is quick: most words are plain letters that some text has, and
-- nothing else needs to be looked up for them.
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

CREATE OR REPLACE FUNCTION private.search_terms(asked text, is_begun boolean) RETURNS tsquery[] LANGUAGE plpgsql STABLE
SET search_path = public, pg_catalog, pg_temp AS $$
DECLARE
  typed text := private.plain_quotes(left(asked, 200));
  words text[] := (ARRAY(SELECT btrim(part, '.,;:!?"''()[]{}<>|\*') FROM
    regexp_split_to_table(lower(typed), '\s+') WITH ORDINALITY AS one (part, place) ORDER BY place))[1:12];
  terms tsquery[] := '{}';
  common tsquery[] := '{}';
  place int := 1;
  span int;
  term tsquery;
BEGIN
  words := array_remove(words, '');
  IF typed ~ '(^|\s)-\w|"' THEN
    term := websearch_to_tsquery('english', typed);
    RETURN CASE WHEN numnode(term) > 0 THEN ARRAY[term] ELSE '{}' END;
  END IF;
  WHILE place <= cardinality(words) LOOP
    SELECT cardinality(string_to_array(same.phrase, ' ')),
      private.any_of(array_agg(phraseto_tsquery('english', other.phrase))) INTO span, term
    FROM private.search_synonyms AS same JOIN private.search_synonyms AS other USING (meaning)
    WHERE NOT same.is_loose AND NOT other.is_loose AND same.phrase = ANY (ARRAY[words[place],
      array_to_string(words[place : place + 1], ' '), array_to_string(words[place : place + 2], ' '),
      array_to_string(words[place : place + 3], ' ')])
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

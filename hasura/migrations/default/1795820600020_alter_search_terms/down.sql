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
    BEGIN
      term := websearch_to_tsquery('english', typed);
      RETURN CASE WHEN numnode(term) > 0 THEN ARRAY[term] ELSE '{}' END;
    EXCEPTION WHEN internal_error THEN
      term := NULL;
    END;
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

DROP FUNCTION private.search_phrase;

REVOKE SELECT ON private.search_synonyms FROM sagework_actions;
DELETE FROM private.search_synonyms WHERE is_loose;
ALTER TABLE private.search_synonyms DROP CONSTRAINT search_synonyms_pkey;
-- A query as its terms: synonyms first, the longest phrase before its words. Words like "the" count only if there are no
-- others. Quotes and minus are left to Postgres: then there is one term, which is all of it.
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
    WHERE same.phrase = ANY (ARRAY(SELECT array_to_string(words[place : place + more], ' ') FROM generate_series(0, 3) AS more
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
ALTER TABLE private.search_synonyms DROP COLUMN is_loose;
ALTER TABLE private.search_synonyms ADD CONSTRAINT search_synonyms_pkey PRIMARY KEY (phrase, meaning);

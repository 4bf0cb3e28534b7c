-- How people type what they look for: “looking for a pricing expert”, “cyber security” for cybersecurity and winback for win-back,
-- a link to a profile, the plural of an abbreviation. Whatever reads a query is in one place, so that lists understand it alike.

-- A phrase as the plural or singular of it is typed, too: SDRs are what an SDR is. An abbreviation of several things is no evidence of
-- one of them: CRO finds conversion rate optimization and chief revenue officers, and neither of these finds the other by it.
CREATE FUNCTION private.search_phrase(phrases text[], OUT span int, OUT term tsquery) LANGUAGE sql STABLE
SET search_path = public, pg_catalog, pg_temp AS $$
  WITH meant AS (
    SELECT same.phrase, same.meaning FROM private.search_synonyms AS same WHERE NOT same.is_loose AND same.phrase = ANY (phrases)
    UNION SELECT same.phrase, same.meaning FROM private.search_synonyms AS same
      WHERE NOT same.is_loose AND same.phrase = ANY (ARRAY(SELECT regexp_replace(one, '([a-z])s$', '\1') FROM unnest(phrases) AS one))
        AND NOT same.phrase = ANY (phrases)
  ), longest AS (SELECT phrase FROM meant ORDER BY cardinality(string_to_array(phrase, ' ')) DESC, phrase = ANY (phrases) DESC LIMIT 1)
  SELECT cardinality(string_to_array(longest.phrase, ' ')), private.any_of(array_agg(found.term))
  FROM longest JOIN meant USING (phrase)
  JOIN private.search_synonyms AS other ON other.meaning = meant.meaning AND NOT other.is_loose AND (other.phrase = longest.phrase
    OR NOT EXISTS (SELECT FROM private.search_synonyms AS more
      WHERE more.phrase = other.phrase AND more.meaning <> other.meaning AND NOT more.is_loose))
  CROSS JOIN LATERAL phraseto_tsquery('english', other.phrase) AS found (term)
  GROUP BY longest.phrase
$$;

-- Of a link, what it ends with is read, which names a person or a title: /experts/elena-marchetti.
CREATE OR REPLACE FUNCTION private.search_terms(asked text, is_begun boolean) RETURNS tsquery[] LANGUAGE plpgsql STABLE
SET search_path = public, pg_catalog, pg_temp AS $$
DECLARE
  typed text := private.plain_quotes(regexp_replace(left(asked, 200), '(^|\s)(?:[a-z]+://|www\.)[^\s?#]*/([^/?#\s]+)/?(?:[?#]\S*)?(?=\s|$)', '\1\2', 'gi'));
  words text[] := (ARRAY(SELECT btrim(part, '.,;:!?"''()[]{}<>|\*') FROM
    regexp_split_to_table(lower(typed), '\s+|(?<=[[:alpha:]]{2})[/:](?=[[:alpha:]]{2})') WITH ORDINALITY AS one (part, place) ORDER BY place))[1:12];
  terms tsquery[] := '{}';
  common tsquery[] := '{}';
  place int := 1;
  span int;
  term tsquery;
  is_common boolean;
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
    SELECT found.span, found.term INTO span, term FROM private.search_phrase(ARRAY[words[place],
      array_to_string(words[place : place + 1], ' '), array_to_string(words[place : place + 2], ' '),
      array_to_string(words[place : place + 3], ' ')]) AS found;
    is_common := false;
    IF term IS NULL THEN
      span := 1;
      term := private.search_word(words[place], is_begun AND place = cardinality(words));
      is_common := numnode(plainto_tsquery('english', words[place])) = 0 OR private.is_request_word(words[place]);
      IF NOT is_common AND words[place] || words[place + 1] ~ '^[a-z]{6,}$' AND numnode(plainto_tsquery('english', words[place + 1])) > 0
        AND EXISTS (SELECT FROM private.search_lexicon AS known WHERE known.word = words[place] || words[place + 1]) THEN
        span := 2;
        term := (term && private.search_word(words[place + 1], is_begun AND place + 1 = cardinality(words)))
          || private.search_word(words[place] || words[place + 1], false);
      END IF;
    END IF;
    IF is_common AND term IS NOT NULL THEN
      common := array_append(common, term);
    ELSIF term IS NOT NULL THEN
      terms := array_append(terms, term);
    END IF;
    place := place + span;
  END LOOP;
  RETURN CASE WHEN cardinality(terms) > 0 THEN terms ELSE common END;
END
$$;
REVOKE ALL ON FUNCTION private.search_phrase FROM PUBLIC;
GRANT EXECUTE ON FUNCTION private.search_phrase TO sagework_hasura;

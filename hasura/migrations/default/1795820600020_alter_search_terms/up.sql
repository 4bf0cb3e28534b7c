-- How people type what they look for: “looking for a pricing expert”, “cyber security” for cybersecurity and winback for win-back,
-- a link to a profile, the plural of an abbreviation. Whatever reads a query is in one place, so that lists understand it alike.

-- A phrase as the plural or singular of it is typed, too: SDRs are what an SDR is. An abbreviation of several things is no evidence of
-- one of them: CRO finds conversion rate optimization and chief revenue officers, and neither of these finds the other by it.
CREATE FUNCTION private.search_phrase(typed text) RETURNS tsquery LANGUAGE plpgsql STABLE
SET search_path = public, pg_catalog, pg_temp AS $$
BEGIN
  RETURN private.any_of(ARRAY(
    SELECT one.alike FROM private.search_synonyms AS same JOIN private.search_synonyms AS other USING (meaning)
    CROSS JOIN LATERAL phraseto_tsquery('english', other.phrase) AS one (alike)
    WHERE same.phrase = typed AND NOT same.is_loose AND NOT other.is_loose
      AND (other.phrase = typed OR NOT EXISTS (SELECT FROM private.search_synonyms AS more
        WHERE more.phrase = other.phrase AND more.meaning <> other.meaning AND NOT more.is_loose))));
END
$$;
REVOKE ALL ON FUNCTION private.search_phrase FROM PUBLIC;
GRANT EXECUTE ON FUNCTION private.search_phrase TO sagework_hasura;

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
  singular text[];
  phrase text;
  two text;
  three text;
  span int;
  term tsquery;
  is_common boolean;
  -- Words that say that something is sought, and not what. Like “the”, they count only if there are no others.
  requests text[] := '{look,looking,looks,need,needs,needed,needing,want,wants,wanted,help,helps,helping,find,finding,seek,seeking,
    expert,experts,someone,somebody,anyone,anybody,please,recommend,best,good,great}';
BEGIN
  words := array_remove(words, '');
  singular := ARRAY(SELECT CASE WHEN word ~ '[a-z]s$' THEN left(word, -1) END FROM unnest(words) WITH ORDINALITY AS one (word, number)
    ORDER BY number);
  IF typed ~ '(^|\s)-\w|"' THEN
    BEGIN
      term := websearch_to_tsquery('english', typed);
      RETURN CASE WHEN numnode(term) > 0 THEN ARRAY[term] ELSE '{}' END;
    EXCEPTION WHEN internal_error THEN
      term := NULL;
    END;
  END IF;
  WHILE place <= cardinality(words) LOOP
    two := words[place] || ' ' || words[place + 1];
    three := two || ' ' || words[place + 2];
    phrase := NULL;
    SELECT same.phrase INTO phrase FROM private.search_synonyms AS same
      WHERE NOT same.is_loose AND same.phrase = ANY (ARRAY[words[place], two, three, three || ' ' || words[place + 3],
        singular[place], words[place] || ' ' || singular[place + 1], two || ' ' || singular[place + 2], three || ' ' || singular[place + 3]])
      ORDER BY cardinality(string_to_array(same.phrase, ' ')) DESC, (same.phrase = ANY (ARRAY[words[place], two, three, three || ' ' || words[place + 3]])) IS TRUE DESC LIMIT 1;
    term := CASE WHEN phrase IS NOT NULL THEN private.search_phrase(phrase) END;
    span := cardinality(string_to_array(phrase, ' '));
    is_common := false;
    IF term IS NULL THEN
      span := 1;
      term := private.search_word(words[place], is_begun AND place = cardinality(words));
      is_common := numnode(plainto_tsquery('english', words[place])) = 0 OR words[place] = ANY (requests);
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

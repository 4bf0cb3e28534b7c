-- Words that people use for the same thing when they ask and when they write, one group a line: looser than synonyms. An
-- answer is looked for with them too, where they count for less than the word itself; a search would find too much.
ALTER TABLE private.search_synonyms ADD COLUMN is_loose boolean NOT NULL DEFAULT false;
ALTER TABLE private.search_synonyms DROP CONSTRAINT search_synonyms_pkey;
ALTER TABLE private.search_synonyms ADD CONSTRAINT search_synonyms_pkey PRIMARY KEY (phrase, meaning, is_loose);
COMMENT ON COLUMN private.search_synonyms.is_loose IS 'Only answers are looked for with it, and not searches.';
INSERT INTO private.search_synonyms (phrase, meaning, is_loose)
SELECT word, split_part(line, ' ', 1), true FROM unnest(ARRAY[
  'price cost rate fee pay charge', 'cheap inexpensive low', 'customer client account buyer', 'prospect lead buyer',
  'salesperson rep seller sales', 'discount reduction concession', 'renew renewal', 'cancel churn leave quit',
  'survey questionnaire poll interview', 'competitor rival alternative', 'headline title sentence', 'brand name',
  'journalist press reporter media', 'ad advert campaign creative advertising', 'spend budget money', 'email mail message',
  'webinar event', 'article post blog page', 'delete remove', 'subscription seat', 'test experiment pilot',
  'write draft wording word', 'ceo founder executive', 'company business firm', 'employee staff colleague', 'hire recruit',
  'manager lead head boss', 'usa us america american', 'europe european', 'enterprise large big', 'small smb little',
  'start begin', 'stop end', 'user signup registration', 'free freemium trial', 'limit wall cap restriction',
  'convert conversion', 'call phone ring meeting', 'automation workflow', 'chatbot ai bot', 'ticket contact request',
  'onboarding implementation rollout kickoff', 'signal sign indicator', 'bonus compensation commission variable',
  'quota target', 'forecast prediction figure number', 'board investor', 'dashboard report kpi metric',
  'partner reseller distributor', 'translate translation language localisation', 'glossary vocabulary term', 'payment checkout',
  'value worth', 'plan tier package', 'addon module extra', 'usage consumption metered', 'warn alert notify',
  'increase raise rise', 'lose loss', 'legacy old existing', 'annual year yearly', 'podcast episode guest', 'video recording',
  'redirect migrate migration move', 'crawl index indexing', 'share percentage percent portion', 'fast quick speed',
  'training coaching', 'playbook script', 'reference referral', 'reward incentive', 'launch release'
]) AS line, unnest(string_to_array(line, ' ')) AS word ON CONFLICT DO NOTHING;
GRANT SELECT ON private.search_synonyms TO sagework_actions;

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

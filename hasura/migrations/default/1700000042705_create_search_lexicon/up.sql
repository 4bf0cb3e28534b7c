-- The words there are, by which a typo is recognized. Only of what every member may read: a word that stands in a draft alone
-- must not show in how a search for it is understood.
CREATE TABLE private.search_lexicon (
  word text CONSTRAINT search_lexicon_pkey PRIMARY KEY,
  stem text NOT NULL
);
CREATE INDEX search_lexicon_stem_idx ON private.search_lexicon (stem);
CREATE INDEX search_lexicon_beginning_idx ON private.search_lexicon (word text_pattern_ops);
CREATE INDEX search_lexicon_similar_idx ON private.search_lexicon USING gin (word gin_trgm_ops) WITH (fastupdate = off);
COMMENT ON TABLE private.search_lexicon IS 'Every word of three letters or more that searches can find.';

-- Whoever can't have the lock leaves new words to the next text that has them: two texts that wait for one another's words
-- would be a deadlock, and writing a text matters more.
CREATE FUNCTION private.learn_search_words(texts text[]) RETURNS void
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  learnt text[] := ARRAY(SELECT DISTINCT word FROM unnest(texts) AS one,
    unnest(tsvector_to_array(to_tsvector('simple', one) || to_tsvector('simple', public.unaccent(one)))) AS found (word)
    WHERE word ~ '^[[:alpha:]]{3,30}$' AND NOT EXISTS (SELECT FROM private.search_lexicon AS known WHERE known.word = found.word));
BEGIN
  IF cardinality(learnt) > 0 AND pg_try_advisory_xact_lock(hashtext('private.search_lexicon')) THEN
    INSERT INTO private.search_lexicon
      SELECT word, coalesce((tsvector_to_array(to_tsvector('english', word)))[1], word) FROM unnest(learnt) AS word
      ON CONFLICT DO NOTHING;
  END IF;
END
$$;
REVOKE ALL ON FUNCTION private.learn_search_words FROM PUBLIC;
GRANT SELECT ON private.search_lexicon TO sagework_hasura;

CREATE FUNCTION private.learn_post_words() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  PERFORM private.learn_search_words(ARRAY[NEW.title, NEW.brief]);
  RETURN NULL;
END
$$;
CREATE TRIGGER opportunities_learn_words AFTER INSERT OR UPDATE OF status, title, brief ON opportunities
  FOR EACH ROW WHEN (NEW.status = 'published' AND NEW.assigned_expert_id IS NULL) EXECUTE FUNCTION private.learn_post_words();

-- Names of topics, skills and industries, which every text may use.
CREATE FUNCTION private.learn_subject_name() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  PERFORM private.learn_search_words(ARRAY[to_jsonb(NEW) ->> TG_ARGV[0]]);
  RETURN NULL;
END
$$;
CREATE TRIGGER master_topics_learn_words AFTER INSERT OR UPDATE OF topic_name, is_approved_by_admin ON master_topics
  FOR EACH ROW WHEN (NEW.is_approved_by_admin) EXECUTE FUNCTION private.learn_subject_name('topic_name');
CREATE TRIGGER master_expertise_learn_words AFTER INSERT OR UPDATE OF expertise_name ON master_expertise
  FOR EACH ROW EXECUTE FUNCTION private.learn_subject_name('expertise_name');
CREATE TRIGGER master_domains_learn_words AFTER INSERT OR UPDATE OF domain_name ON master_domains
  FOR EACH ROW EXECUTE FUNCTION private.learn_subject_name('domain_name');

SELECT private.learn_search_words(
  ARRAY(SELECT topic_name FROM master_topics WHERE is_approved_by_admin)
  || ARRAY(SELECT expertise_name FROM master_expertise) || ARRAY(SELECT domain_name FROM master_domains)
  || ARRAY(SELECT title || ' ' || brief FROM opportunities WHERE status = 'published' AND assigned_expert_id IS NULL));

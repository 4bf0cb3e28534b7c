-- Questions that were answered before and ask what somebody is about to ask. A search shows what has half of its words, wherever
-- they stand; that is right for somebody who looks around, and wrong here: whoever is about to pay for a question reads an
-- off-topic one as a joke. So it compares words with the question itself and its topic, never with its answers, and has a floor.
-- The likeness is twice the words that both have, over the words of each. Like searches it compares the first thousands.
CREATE FUNCTION similar_questions(hasura_session json, words text, page_rows int) RETURNS SETOF question_hits
LANGUAGE plpgsql STABLE SET search_path = public, pg_catalog, pg_temp AS $$
DECLARE
  -- Measured with 54 drafts (npm run bench:search): of 22 with an answered question that asks the same, 21 have 0.4 or more, and
  -- any other question has 0.3 or less. The one in between is given up: finding nothing is better than finding another.
  likeness_min CONSTANT numeric := 0.4;
  -- Two words in common are chance in a market where all ask about customers and prices; half-typed questions have few.
  shared_min CONSTANT int := 3;
  asked text[] := ARRAY(SELECT DISTINCT unaccent(lexeme) FROM unnest(tsvector_to_array(to_tsvector('english', left(words, 250)))) AS lexeme);
  either tsquery;
BEGIN
  IF cardinality(asked) < shared_min THEN
    RETURN;
  END IF;
  SELECT string_agg(format('''%s'':A', replace(replace(lexeme, '\', '\\'), '''', '''''')), ' | ')::tsquery INTO either
  FROM unnest(asked || tsvector_to_array(to_tsvector('english', left(words, 250)))) AS lexeme;
  RETURN QUERY
  WITH candidate AS (
    SELECT item.item_id, item.created_at, tsvector_to_array(ts_filter(item.words, '{b}')) AS about,
      ARRAY(SELECT DISTINCT unaccent(lexeme) FROM unnest(tsvector_to_array(ts_filter(item.words, '{a}'))) AS lexeme) AS own
    FROM (SELECT * FROM private.search_items AS one WHERE kind = 'question' AND is_public AND one.words @@ either LIMIT 3000) AS item
  ), counted AS (
    SELECT *, (SELECT count(*) FROM unnest(asked) AS word WHERE word = ANY (own)) AS in_question,
      (SELECT count(*) FROM unnest(asked) AS word WHERE word = ANY (about) AND NOT word = ANY (own)) AS in_topic
    FROM candidate
  ), rated AS (
    SELECT *, 2.0 * (in_question + in_topic) / (cardinality(asked) + cardinality(own) + in_topic) AS likeness
    FROM counted WHERE in_question >= shared_min
  )
  SELECT item_id, (row_number() OVER (ORDER BY likeness DESC, created_at DESC, item_id))::int
  FROM rated WHERE likeness >= likeness_min
  ORDER BY likeness DESC, created_at DESC, item_id LIMIT least(greatest(page_rows, 1), 10);
END
$$;
COMMENT ON FUNCTION similar_questions IS 'Answered questions that ask the same as one that is being written; none rather than another.';
REVOKE ALL ON FUNCTION similar_questions FROM PUBLIC;
GRANT EXECUTE ON FUNCTION similar_questions TO sagework_hasura;

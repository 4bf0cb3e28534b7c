-- What searches find of questions, insights, offers of calls and use cases: only what is approved or on offer. Bylines are found
-- like topics; "texts" is what the lexicon learns.
CREATE VIEW private.searchable_texts AS
SELECT 'insight' AS kind, card.id AS item_id, card.author_id AS owner_id, true AS is_public, card.created_at,
  card.topic_id || coalesce((SELECT array_agg(domain_id) FROM public.insight_response_domains
    WHERE insight_response_id = card.response_id AND domain_id IS NOT NULL), '{}') AS subjects,
  concat_ws(' ', card.title, card.question) AS title,
  concat_ws(' ', topic.topic_name, card.author_first_name, card.author_last_name, (
    SELECT string_agg(coalesce(custom_domain_name, domain_name), ' ') FROM public.insight_response_domains
    LEFT JOIN public.master_domains ON master_domains.id = domain_id AND NOT deleted
    WHERE insight_response_id = card.response_id)) AS about,
  left(concat_ws(' ', card.brief, response.additional_text, private.response_words(response.response_text),
    response.media_transcript_formatted), 60000) AS body
FROM public.content_cards AS card
LEFT JOIN public.master_topics AS topic ON topic.id = card.topic_id AND topic.is_approved_by_admin AND NOT topic.deleted
LEFT JOIN public.insights_responses AS response ON response.id = card.response_id
WHERE card.kind = 'insight'
-- A question that only its author answered is an insight.
UNION ALL SELECT 'question', question.id, question.user_id, question.response_count > 0, question.created_at,
  ARRAY[question.topic_id], question.question, concat_ws(' ', topic.topic_name, answer.authors), left(answer.texts, 60000)
FROM public.insights_questions AS question
LEFT JOIN public.master_topics AS topic ON topic.id = question.topic_id AND topic.is_approved_by_admin AND NOT topic.deleted
CROSS JOIN LATERAL (
  SELECT string_agg(card.author_first_name || ' ' || card.author_last_name, ' ') AS authors, count(*) AS number,
    count(*) FILTER (WHERE card.kind = 'answer') AS of_others,
    string_agg(concat_ws(' ', card.title, card.brief, private.response_words(response.response_text)), ' ') AS texts
  FROM (SELECT * FROM public.content_cards WHERE question_id = question.id ORDER BY created_at DESC LIMIT 20) AS card
  JOIN public.insights_responses AS response ON response.id = card.response_id) AS answer
WHERE question.is_approved AND (answer.number = 0 OR answer.of_others > 0)
UNION ALL SELECT 'advice', id, author_id, true, created_at, ARRAY[topic_id], subtopic,
  concat_ws(' ', topic_name, author_first_name, author_last_name), description
FROM public.advice_cards
UNION ALL SELECT 'use case', example.id, NULL, true, example.created_at, ARRAY[topic_id], title, topic.topic_name, description
FROM public.use_cases AS example JOIN public.master_topics AS topic ON topic.id = topic_id;

CREATE FUNCTION private.index_texts(of_kind text, ids uuid[]) RETURNS void
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  DELETE FROM private.search_items AS item WHERE item.kind = of_kind AND item.item_id = ANY (ids) AND NOT EXISTS (
    SELECT FROM private.searchable_texts AS found WHERE found.kind = of_kind AND found.item_id = item.item_id);
  INSERT INTO private.search_items (kind, item_id, owner_id, is_public, created_at, subjects, words)
  SELECT kind, item_id, owner_id, is_public, created_at, subjects,
    setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', public.unaccent(about)), 'B')
      || setweight(to_tsvector('simple', about), 'B') || setweight(to_tsvector('english', coalesce(body, '')), 'D')
  FROM private.searchable_texts WHERE kind = of_kind AND item_id = ANY (ids)
  ON CONFLICT (kind, item_id) DO UPDATE SET is_public = excluded.is_public, created_at = excluded.created_at,
    subjects = excluded.subjects, words = excluded.words;
  PERFORM private.learn_search_words(ARRAY(SELECT concat_ws(' ', title, about, body) FROM private.searchable_texts
    WHERE kind = of_kind AND item_id = ANY (ids)));
END
$$;
REVOKE ALL ON FUNCTION private.index_texts FROM PUBLIC;

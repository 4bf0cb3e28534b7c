DROP TRIGGER master_topics_texts_index_renamed ON master_topics;
CREATE TRIGGER master_topics_texts_index_renamed AFTER UPDATE OF topic_name, deleted, is_approved_by_admin ON master_topics
  FOR EACH ROW EXECUTE FUNCTION private.index_renamed_texts();
CREATE OR REPLACE VIEW private.searchable_texts AS
SELECT 'insight' AS kind, card.id AS item_id, card.author_id AS owner_id, true AS is_public, card.created_at,
  card.topic_id || coalesce((SELECT array_agg(domain_id) FROM public.insight_response_domains
    WHERE insight_response_id = card.response_id AND domain_id IS NOT NULL), '{}') AS subjects,
  concat_ws(' ', card.title, card.question) AS title,
  concat_ws(' ', topic.topic_name, card.author_first_name, card.author_last_name, (
    SELECT string_agg(coalesce(custom_domain_name, domain_name), ' ') FROM public.insight_response_domains
    LEFT JOIN public.master_domains ON master_domains.id = domain_id AND NOT deleted
    WHERE insight_response_id = card.response_id)) AS about,
  left(concat_ws(' ', card.brief, response.additional_text, private.response_words(response.response_text),
    coalesce(private.spoken_words(response.recording_id), response.media_transcript_formatted),
    (SELECT string_agg(private.spoken_words(recording_id), ' ' ORDER BY position) FROM public.insight_audios
      WHERE insight_id = card.insight_id)), 60000) AS body
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
    string_agg(concat_ws(' ', card.title, card.brief, private.response_words(response.response_text),
      coalesce(private.spoken_words(response.recording_id), response.media_transcript_formatted)), ' ') AS texts
  FROM (SELECT * FROM public.content_cards WHERE question_id = question.id ORDER BY created_at DESC LIMIT 20) AS card
  JOIN public.insights_responses AS response ON response.id = card.response_id) AS answer
WHERE question.is_approved AND (answer.number = 0 OR answer.of_others > 0)
UNION ALL SELECT 'advice', id, author_id, true, created_at, ARRAY[topic_id], subtopic,
  concat_ws(' ', topic_name, author_first_name, author_last_name), description
FROM public.advice_cards
UNION ALL SELECT 'use case', example.id, NULL, true, example.created_at, ARRAY[topic_id], title, topic.topic_name, description
FROM public.use_cases AS example JOIN public.master_topics AS topic ON topic.id = topic_id;
DROP FUNCTION private.field_of;
SELECT private.index_texts(kind, array_agg(item_id)) FROM private.searchable_texts GROUP BY kind;

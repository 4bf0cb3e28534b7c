CREATE OR REPLACE VIEW content_cards AS
SELECT item.id, item.kind, item.insight_id, item.response_id, item.question_id, question.slug AS question_slug,
  coalesce(insight.title, response.ai_generated_title, question.question) AS title, question.question,
  left(coalesce(insight.brief, response.ai_generated_summary, nullif(btrim(response.additional_text), ''),
    private.response_words(response.response_text), response.media_transcript_formatted), 2000) AS brief,
  coalesce(response.response_type,
    CASE WHEN EXISTS (SELECT FROM insight_audios WHERE insight_id = item.insight_id) THEN 'audio' ELSE 'text' END) AS media_type,
  coalesce(response.media_duration, (SELECT sum(duration)::int FROM insight_audios WHERE insight_id = item.insight_id))
    AS media_duration,
  item.topic_id, topic.topic_name, item.category_id, category.objective_name AS category_name, item.created_at,
  item.upvote_count, item.downvote_count, item.view_count, item.share_count, item.save_count,
  coalesce(question.response_count, 0) AS response_count, rating.rating,
  item.author_id, author.slug AS author_slug, author.first_name AS author_first_name, author.last_name AS author_last_name,
  author.profile_pic AS author_picture, author.designation AS author_designation, company.company_name AS author_company,
  CASE item.kind WHEN 'answer' THEN asker.id END AS asker_id,
  CASE item.kind WHEN 'answer' THEN asker.first_name END AS asker_first_name,
  CASE item.kind WHEN 'answer' THEN asker.last_name END AS asker_last_name
FROM content_items AS item
LEFT JOIN master_topics AS topic ON topic.id = item.topic_id
LEFT JOIN master_objectives AS category ON category.id = item.category_id
LEFT JOIN users AS author ON author.id = item.author_id
LEFT JOIN companies AS company ON company.id = author.company_id
LEFT JOIN insights AS insight ON insight.id = item.insight_id
LEFT JOIN insights_responses AS response ON response.id = item.response_id
LEFT JOIN insights_questions AS question ON question.id = item.question_id
LEFT JOIN users AS asker ON asker.id = question.user_id
LEFT JOIN insight_response_ratings AS rating ON rating.response_id = item.response_id
WHERE item.is_public;

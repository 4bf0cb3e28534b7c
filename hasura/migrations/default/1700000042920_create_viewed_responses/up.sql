-- Answers to their own questions that people have viewed and not yet rated (PROMPT-36, GD-42). A rating takes its row away.
CREATE VIEW viewed_responses AS
SELECT item.response_id, question.user_id, question.id AS question_id, question.question, question.slug AS question_slug,
  author.id AS expert_id, author.first_name AS expert_first_name, author.last_name AS expert_last_name,
  author.profile_pic AS expert_picture, viewed.created_at AS viewed_at
FROM insights_questions AS question
JOIN content_items AS item ON item.question_id = question.id AND item.kind = 'answer' AND item.is_public
JOIN content_views AS viewed ON viewed.item_id = item.id AND viewed.user_id = question.user_id
JOIN users AS author ON author.id = item.author_id
WHERE NOT EXISTS (SELECT FROM insight_response_ratings AS rating WHERE rating.response_id = item.response_id);
GRANT SELECT ON viewed_responses TO sagework_hasura;

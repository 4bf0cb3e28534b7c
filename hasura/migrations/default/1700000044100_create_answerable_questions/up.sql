-- Which questions wait for which expert's answer: approved ones of their categories that they haven't answered yet, whatever
-- became of the answer (GI-59, GD-13). A view, because cards say of one question whether its reader can answer it.
CREATE VIEW answerable_questions AS
SELECT match.question_id, match.user_id, question.created_at
FROM question_matches AS match
JOIN insights_questions AS question ON question.id = match.question_id AND question.is_approved
JOIN users AS expert ON expert.id = match.user_id AND expert.is_expert AND NOT expert.is_suspended
WHERE NOT EXISTS (
  SELECT FROM insights_responses AS own WHERE own.question_id = match.question_id AND own.user_id = match.user_id);
COMMENT ON VIEW answerable_questions IS 'Approved questions with the experts who may answer them and haven''t.';
GRANT SELECT ON answerable_questions TO sagework_hasura, sagework_actions;

-- The newest of them for whoever asks. Each category is walked by its index and only as far as needed, so it costs the same
-- however many questions there are; what the reader answered is passed on the way. In PL/pgSQL, because that keeps its plan.
CREATE FUNCTION own_answerable_questions(hasura_session json, page_rows int) RETURNS SETOF answerable_questions
LANGUAGE plpgsql STABLE SET search_path = public, pg_catalog, pg_temp AS $$
DECLARE
  me uuid := (hasura_session ->> 'x-hasura-user-id')::uuid;
  row_limit int := least(greatest(page_rows, 1), 100);
BEGIN
  RETURN QUERY
    SELECT found.* FROM (
      SELECT DISTINCT topic.objective_id FROM expert_topics AS own JOIN master_topics AS topic ON topic.id = own.topic_id
      WHERE own.user_id = me AND topic.is_approved_by_admin AND NOT topic.deleted
    ) AS category CROSS JOIN LATERAL (
      SELECT question.id, me, question.created_at FROM insights_questions AS question
      WHERE question.category_id = category.objective_id AND question.is_approved AND question.user_id <> me
        AND NOT EXISTS (SELECT FROM insights_responses AS own WHERE own.question_id = question.id AND own.user_id = me)
      ORDER BY question.created_at DESC, question.id DESC LIMIT row_limit
    ) AS found
    ORDER BY found.created_at DESC, found.id DESC LIMIT row_limit;
END
$$;
COMMENT ON FUNCTION own_answerable_questions IS 'The newest questions that wait for an answer of the person who asks.';
REVOKE ALL ON FUNCTION own_answerable_questions FROM PUBLIC;
GRANT EXECUTE ON FUNCTION own_answerable_questions TO sagework_hasura;

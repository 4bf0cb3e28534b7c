DROP VIEW ai_cited_passages;
CREATE VIEW ai_cited_passages AS
  SELECT citation.answer_id, citation.number, around.position, around.content, around.id = cited.id AS is_cited,
    answer.created_by AS reader_id
  FROM ai_answer_citations AS citation
  JOIN ai_answers AS answer ON answer.id = citation.answer_id
  JOIN private.passages AS cited ON cited.id = citation.passage_id
  JOIN private.passages AS around ON around.source_kind = cited.source_kind AND around.source_id = cited.source_id
    AND around.position BETWEEN cited.position - 6 AND cited.position + 6;
COMMENT ON VIEW ai_cited_passages IS 'The passages around each citation, in order.';
GRANT SELECT ON ai_cited_passages TO sagework_hasura;
ALTER TABLE ai_answer_citations DROP COLUMN dated_at;

-- A citation says how old its source was when it was quoted, and opens a recording at its second.
ALTER TABLE ai_answer_citations ADD COLUMN dated_at timestamptz;
COMMENT ON COLUMN ai_answer_citations.dated_at IS 'When its source was published or last confirmed; none of a profile.';
CREATE OR REPLACE VIEW ai_cited_passages AS
  SELECT citation.answer_id, citation.number, around.position, around.content, around.id = cited.id AS is_cited,
    answer.created_by AS reader_id, around.starts_at, around.recording, item.kind, item.id AS item_id, item.question_id
  FROM ai_answer_citations AS citation
  JOIN ai_answers AS answer ON answer.id = citation.answer_id
  JOIN private.passages AS cited ON cited.id = citation.passage_id
  JOIN private.passages AS around ON around.source_kind = cited.source_kind AND around.source_id = cited.source_id
    AND around.position BETWEEN cited.position - 6 AND cited.position + 6
  LEFT JOIN content_items AS item ON item.id = cited.source_id AND item.kind = cited.source_kind;

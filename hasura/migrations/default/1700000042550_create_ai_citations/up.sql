-- What an answer quotes. The words are kept as they were quoted; the passage may change or go.
CREATE TABLE ai_answer_citations (
  answer_id uuid NOT NULL CONSTRAINT ai_answer_citations_answer_fkey REFERENCES ai_answers ON DELETE CASCADE,
  number int NOT NULL CONSTRAINT ai_answer_citations_number_natural CHECK (number > 0),
  passage_id uuid CONSTRAINT ai_answer_citations_passage_fkey REFERENCES private.passages ON DELETE SET NULL,
  source_kind text NOT NULL,
  source_id uuid NOT NULL,
  author_id uuid NOT NULL CONSTRAINT ai_answer_citations_author_fkey REFERENCES users ON DELETE CASCADE,
  title text NOT NULL,
  quote text NOT NULL,
  CONSTRAINT ai_answer_citations_pkey PRIMARY KEY (answer_id, number)
);
CREATE INDEX ai_answer_citations_passage_idx ON ai_answer_citations (passage_id);
CREATE INDEX ai_answer_citations_author_idx ON ai_answer_citations (author_id);

-- Who could say more, whether or not there was an answer.
CREATE TABLE ai_answer_people (
  answer_id uuid NOT NULL CONSTRAINT ai_answer_people_answer_fkey REFERENCES ai_answers ON DELETE CASCADE,
  position int NOT NULL CONSTRAINT ai_answer_people_position_natural CHECK (position >= 0),
  user_id uuid NOT NULL CONSTRAINT ai_answer_people_person_fkey REFERENCES users ON DELETE CASCADE,
  subject text,
  CONSTRAINT ai_answer_people_pkey PRIMARY KEY (answer_id, position)
);
CREATE INDEX ai_answer_people_person_idx ON ai_answer_people (user_id);
COMMENT ON COLUMN ai_answer_people.subject IS 'The topic or skill by which they were found; null if they wrote what is quoted.';

-- A citation opens the source around it, as it is now, for whoever asked. A source that is no longer shown has none.
CREATE VIEW ai_cited_passages AS
  SELECT citation.answer_id, citation.number, around.position, around.content, around.id = cited.id AS is_cited,
    answer.created_by AS reader_id
  FROM ai_answer_citations AS citation
  JOIN ai_answers AS answer ON answer.id = citation.answer_id
  JOIN private.passages AS cited ON cited.id = citation.passage_id
  JOIN private.passages AS around ON around.source_kind = cited.source_kind AND around.source_id = cited.source_id
    AND around.position BETWEEN cited.position - 6 AND cited.position + 6;
COMMENT ON VIEW ai_cited_passages IS 'The passages around each citation, in order.';

GRANT SELECT ON ai_answer_citations, ai_answer_people, ai_cited_passages TO sagework_hasura;
GRANT SELECT, INSERT, DELETE ON ai_answer_citations, ai_answer_people TO sagework_actions;

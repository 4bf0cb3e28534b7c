DROP VIEW ai_cited_passages;
DROP TABLE ai_answer_people;
DROP TABLE ai_answer_citations;

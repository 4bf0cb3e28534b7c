DROP FUNCTION search_use_cases;
DROP FUNCTION search_advices;
DROP FUNCTION search_insights;
DROP FUNCTION search_questions;
DROP FUNCTION private.rank_texts;
DROP VIEW use_case_hits, advice_hits, insight_hits, question_hits;

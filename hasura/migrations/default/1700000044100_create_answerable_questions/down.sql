DROP FUNCTION own_answerable_questions;
DROP VIEW answerable_questions;

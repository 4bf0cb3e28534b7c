DROP FUNCTION similar_questions;

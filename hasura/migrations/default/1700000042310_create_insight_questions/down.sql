DROP TABLE insights_questions;
DROP FUNCTION private.fill_question;

DROP TRIGGER content_items_mark_answered ON content_items;
DROP FUNCTION private.mark_answered_question;
DROP TRIGGER insights_questions_answered_final ON insights_questions;
ALTER TABLE insights_questions DROP COLUMN was_answered;

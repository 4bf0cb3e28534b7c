DROP TRIGGER insights_responses_guard_move ON insights_responses;
DROP TRIGGER insights_questions_guard_move ON insights_questions;
DROP TRIGGER insights_guard_move ON insights;
DROP FUNCTION private.guard_content_move;
DROP FUNCTION private.content_status;
DROP TABLE content_transitions;

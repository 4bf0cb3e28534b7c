DROP TRIGGER insights_responses_guard_takedown ON insights_responses;
DROP TRIGGER insights_questions_guard_takedown ON insights_questions;
DROP TRIGGER insights_guard_takedown ON insights;
DROP FUNCTION private.guard_takedown();
DROP TRIGGER insights_responses_end_takedown ON insights_responses;
DROP TRIGGER insights_questions_end_takedown ON insights_questions;
DROP TRIGGER insights_end_takedown ON insights;
DROP FUNCTION private.end_takedown();
DROP TABLE content_takedowns;

DROP TRIGGER insights_questions_keep_passages ON insights_questions;
DROP TRIGGER insights_responses_keep_passages ON insights_responses;
DROP TRIGGER insights_keep_passages ON insights;
DROP TRIGGER content_items_drop_passages ON content_items;
DROP TRIGGER content_items_keep_passages ON content_items;
DROP FUNCTION private.follow_question_passages, private.drop_content_passages, private.follow_content_passages, private.keep_content_passages;
DELETE FROM private.passages WHERE source_kind IN ('insight', 'answer');

DROP TRIGGER content_items_count_deleted ON content_items;
DROP TRIGGER content_items_count_changed ON content_items;
DROP TRIGGER content_items_count_inserted ON content_items;
DROP FUNCTION private.count_public_responses;
DROP TRIGGER users_sync_suspended_content ON users;
DROP TRIGGER insights_questions_sync_items ON insights_questions;
DROP TRIGGER insights_responses_sync_item ON insights_responses;
DROP TRIGGER insights_sync_item ON insights;

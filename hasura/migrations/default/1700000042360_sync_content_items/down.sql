DROP FUNCTION private.sync_suspended_author;
DROP FUNCTION private.sync_question;
DROP FUNCTION private.sync_response;
DROP FUNCTION private.put_response_item;
DROP FUNCTION private.sync_insight;
DROP FUNCTION private.put_content_item;

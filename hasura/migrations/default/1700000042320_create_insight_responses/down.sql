DROP TABLE insights_responses;
DROP FUNCTION private.response_status;

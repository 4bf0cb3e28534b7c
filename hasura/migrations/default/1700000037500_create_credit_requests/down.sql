DROP TABLE credit_requests;
DROP FUNCTION private.guard_credit_request;

DROP TABLE insight_response_domains;
DROP FUNCTION private.guard_response_domain;

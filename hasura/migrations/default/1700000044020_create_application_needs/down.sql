REVOKE EXECUTE ON FUNCTION private.owes_nda FROM sagework_hasura;
DROP FUNCTION private.application_needs_of;

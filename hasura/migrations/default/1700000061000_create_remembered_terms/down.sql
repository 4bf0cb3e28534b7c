DROP FUNCTION private.is_narrowed;
DROP FUNCTION private.remembered_terms;

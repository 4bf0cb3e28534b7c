DROP FUNCTION private.search_terms;
DROP FUNCTION private.search_word;
DROP FUNCTION private.any_of;

DROP FUNCTION private.index_texts;
DROP VIEW private.searchable_texts;

DROP FUNCTION private.rank_items;
DROP TABLE private.search_items;

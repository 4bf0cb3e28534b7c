DROP TABLE saved_filters;
DROP FUNCTION private.keep_saved_filters_few;

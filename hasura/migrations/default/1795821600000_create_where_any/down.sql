DROP FUNCTION private.where_any;

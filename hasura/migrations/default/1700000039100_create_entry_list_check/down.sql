DROP FUNCTION private.is_entry_list(jsonb, text[]);

DROP FUNCTION private.other_needs_of;

DROP FUNCTION private.half_or_any_of, private.has_half_of;

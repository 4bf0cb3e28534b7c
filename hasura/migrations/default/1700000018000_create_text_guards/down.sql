DROP FUNCTION private.is_time_zone(text);
DROP FUNCTION private.is_web_address(text);
DROP FUNCTION private.is_one_line(text);

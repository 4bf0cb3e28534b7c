DROP VIEW response_windows;
DROP FUNCTION private.response_window;

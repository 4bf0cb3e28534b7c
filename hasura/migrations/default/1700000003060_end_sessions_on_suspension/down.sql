DROP TRIGGER users_end_sessions ON users;
DROP FUNCTION private.end_sessions_of_suspended();

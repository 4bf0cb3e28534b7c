DROP TRIGGER sessions_tell_of_end ON auth.sessions;
DROP FUNCTION private.tell_of_ended_session();

DROP TRIGGER user_accounts_end_sessions ON user_accounts;
DROP FUNCTION private.end_sessions_of_former_staff();

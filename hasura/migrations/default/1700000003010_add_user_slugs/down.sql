DROP TRIGGER users_fill_slug ON users;
DROP FUNCTION private.fill_user_slug();

DROP FUNCTION private.stable_uuid(text);
DROP FUNCTION private.slugify(text);

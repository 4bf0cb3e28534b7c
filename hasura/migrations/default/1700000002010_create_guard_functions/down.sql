DROP FUNCTION private.is_seeding(regclass);
DROP FUNCTION private.refuse_change();
DROP FUNCTION private.set_updated_at();

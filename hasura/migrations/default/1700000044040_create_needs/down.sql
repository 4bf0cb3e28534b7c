DROP FUNCTION own_needs;
DROP VIEW needs;
DROP FUNCTION private.needs_of;

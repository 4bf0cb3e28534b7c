DROP FUNCTION find_opportunities;
DROP FUNCTION private.within_bands;
DROP FUNCTION private.values_of;

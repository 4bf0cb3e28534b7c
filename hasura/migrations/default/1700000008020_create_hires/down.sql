DROP TABLE hires;
DROP FUNCTION private.guard_hire_terms();

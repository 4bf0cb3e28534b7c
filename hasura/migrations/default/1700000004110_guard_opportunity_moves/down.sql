DROP TRIGGER opportunities_guard_origin ON opportunities;
DROP FUNCTION private.guard_opportunity_origin();
DROP TRIGGER opportunities_guard_move ON opportunities;
DROP FUNCTION private.guard_opportunity_move();

DROP TABLE redemptions;
DROP FUNCTION private.guard_redemption();
DROP FUNCTION private.refuse_decided();

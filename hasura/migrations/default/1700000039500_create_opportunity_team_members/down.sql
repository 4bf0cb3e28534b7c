DROP TRIGGER opportunity_trackings_guard_team ON opportunity_trackings;
DROP FUNCTION private.guard_applicant_outside_team();
DROP TABLE opportunity_team_members;
DROP FUNCTION private.guard_team_member();

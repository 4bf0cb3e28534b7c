DROP TRIGGER opportunities_redate_team_members ON opportunities;
DROP TRIGGER opportunity_team_members_date ON opportunity_team_members;
DROP FUNCTION private.redate_team_members(), private.date_team_member();
ALTER TABLE opportunity_team_members DROP COLUMN post_created_at;

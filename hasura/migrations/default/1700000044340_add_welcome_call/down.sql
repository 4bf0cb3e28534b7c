DELETE FROM first_visits WHERE scope = 'welcome-call';
ALTER TABLE first_visits DROP CONSTRAINT first_visits_scope_known;
ALTER TABLE first_visits ADD CONSTRAINT first_visits_scope_known CHECK (scope IN ('dashboard', 'welcome'));
DELETE FROM system_configurations WHERE config = 'TEAM_CALENDAR_URL';

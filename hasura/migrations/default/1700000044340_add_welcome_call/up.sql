-- Where a call with the team is booked (GD-45): an https address, which staff write in the console; empty offers none.
INSERT INTO system_configurations (config, value, is_public) VALUES ('TEAM_CALENDAR_URL', '', true);

-- That the welcome's call is booked, once somebody's calendar tool said so. It only shows as such (GD-31).
ALTER TABLE first_visits DROP CONSTRAINT first_visits_scope_known;
ALTER TABLE first_visits ADD CONSTRAINT first_visits_scope_known CHECK (scope IN ('dashboard', 'welcome', 'welcome-call'));

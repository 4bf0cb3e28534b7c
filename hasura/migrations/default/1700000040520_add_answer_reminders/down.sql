DROP TRIGGER application_standings_replan_reminder ON private.application_standings;
DROP TRIGGER application_standings_plan_reminder ON private.application_standings;
DROP FUNCTION private.plan_answer_reminder();
REVOKE SELECT, UPDATE (remind_at) ON private.application_standings FROM sagework_actions;
ALTER TABLE private.application_standings DROP COLUMN remind_at;

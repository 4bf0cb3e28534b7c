-- From when on a poster is reminded of an applicant who waits for an answer: five days after it became their turn, and
-- the service does it at the poster's hour of the day, so that all reminders of a day arrive together. Null while it isn't
-- their turn.
ALTER TABLE private.application_standings ADD COLUMN remind_at timestamptz
  CONSTRAINT application_standings_reminds_company CHECK (remind_at IS NULL OR turn = 'company');
CREATE INDEX application_standings_remind_idx ON private.application_standings (remind_at) WHERE remind_at IS NOT NULL;
-- The service only moves a reminder on, once it is written.
GRANT SELECT, UPDATE (remind_at) ON private.application_standings TO sagework_actions;

CREATE FUNCTION private.plan_answer_reminder() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  NEW.remind_at := CASE NEW.turn WHEN 'company' THEN NEW.since + interval '5 days' END;
  RETURN NEW;
END
$$;
REVOKE ALL ON FUNCTION private.plan_answer_reminder FROM PUBLIC;
CREATE TRIGGER application_standings_plan_reminder BEFORE INSERT ON private.application_standings
  FOR EACH ROW WHEN (NEW.turn = 'company') EXECUTE FUNCTION private.plan_answer_reminder();
CREATE TRIGGER application_standings_replan_reminder BEFORE UPDATE OF turn, since ON private.application_standings
  FOR EACH ROW WHEN ((OLD.turn, OLD.since) IS DISTINCT FROM (NEW.turn, NEW.since))
  EXECUTE FUNCTION private.plan_answer_reminder();

UPDATE private.application_standings SET remind_at = greatest(since + interval '5 days', now()) WHERE turn = 'company';

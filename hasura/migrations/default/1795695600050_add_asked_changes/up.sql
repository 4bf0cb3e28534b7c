-- Staff may ask for changes instead of turning something down: it waits for its author either way, and is told differently.
ALTER TABLE insights ADD COLUMN asks_changes boolean NOT NULL DEFAULT false
  CONSTRAINT insights_changes_of_rejected CHECK (NOT asks_changes OR status = 'REJECTED');
ALTER TABLE insights_questions ADD COLUMN asks_changes boolean NOT NULL DEFAULT false
  CONSTRAINT insights_questions_changes_of_rejected CHECK (NOT asks_changes OR is_approved IS FALSE);
ALTER TABLE insights_responses ADD COLUMN asks_changes boolean NOT NULL DEFAULT false
  CONSTRAINT insights_responses_changes_of_rejected CHECK (NOT asks_changes OR is_approved IS FALSE);

CREATE FUNCTION private.forget_asked_changes() RETURNS trigger
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  NEW.asks_changes := false;
  RETURN NEW;
END
$$;
REVOKE ALL ON FUNCTION private.forget_asked_changes FROM PUBLIC;
CREATE TRIGGER insights_forget_asked_changes BEFORE UPDATE OF status ON insights
  FOR EACH ROW WHEN (NEW.status <> 'REJECTED') EXECUTE FUNCTION private.forget_asked_changes();
CREATE TRIGGER insights_questions_forget_asked_changes BEFORE UPDATE OF is_approved ON insights_questions
  FOR EACH ROW WHEN (NEW.is_approved IS NOT FALSE) EXECUTE FUNCTION private.forget_asked_changes();
CREATE TRIGGER insights_responses_forget_asked_changes BEFORE UPDATE OF is_approved ON insights_responses
  FOR EACH ROW WHEN (NEW.is_approved IS NOT FALSE) EXECUTE FUNCTION private.forget_asked_changes();
GRANT UPDATE (asks_changes) ON insights, insights_questions, insights_responses TO sagework_actions;

-- Since when an insight waits: a change while it waits, as of its transcript, doesn't begin the wait anew.
ALTER TABLE insights ADD COLUMN submitted_at timestamptz NOT NULL DEFAULT now();
UPDATE insights SET submitted_at = CASE WHEN status = 'PENDING' THEN updated_at ELSE created_at END;
CREATE FUNCTION private.note_submission() RETURNS trigger
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  NEW.submitted_at := CASE TG_OP WHEN 'INSERT' THEN NEW.created_at ELSE now() END;
  RETURN NEW;
END
$$;
REVOKE ALL ON FUNCTION private.note_submission FROM PUBLIC;
CREATE TRIGGER insights_note_first_submission BEFORE INSERT ON insights FOR EACH ROW EXECUTE FUNCTION private.note_submission();
CREATE TRIGGER insights_note_submission BEFORE UPDATE OF status ON insights
  FOR EACH ROW WHEN (NEW.status = 'PENDING' AND OLD.status <> 'PENDING') EXECUTE FUNCTION private.note_submission();
DROP INDEX insights_queue_idx;
CREATE INDEX insights_queue_idx ON insights (submitted_at, id) WHERE status = 'PENDING';

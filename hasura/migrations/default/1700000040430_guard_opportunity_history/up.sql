-- The history of a post is part of the audit, so an entry goes only with the whole post, whoever deletes.
CREATE FUNCTION private.guard_history_deletion() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM public.opportunities WHERE id = OLD.opportunity_id) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'the history of an opportunity is not deleted'
    USING ERRCODE = 'check_violation', CONSTRAINT = 'opportunity_history_append_only', TABLE = 'opportunity_history';
END
$$;
CREATE TRIGGER opportunity_history_guard_deletion BEFORE DELETE ON opportunity_history
  FOR EACH ROW EXECUTE FUNCTION private.guard_history_deletion();

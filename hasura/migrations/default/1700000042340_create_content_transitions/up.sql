-- What may follow what for insights, questions and responses (X-30); filled from actions/contract/workflow/content.graph.ts.
CREATE TABLE content_transitions (
  id int CONSTRAINT content_transitions_pkey PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  subject text NOT NULL CONSTRAINT content_transitions_subject_known CHECK (subject IN ('insight', 'question', 'response')),
  from_status text,
  to_status text NOT NULL,
  actor text NOT NULL CONSTRAINT content_transitions_actor_known CHECK (actor IN ('author', 'staff')),
  action text NOT NULL CONSTRAINT content_transitions_action_filled CHECK (action <> ''),
  CONSTRAINT content_transitions_once UNIQUE NULLS NOT DISTINCT (subject, from_status, to_status, actor, action)
);
GRANT SELECT ON content_transitions TO sagework_hasura, sagework_actions;

CREATE FUNCTION private.guard_content_move() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  kind text := TG_ARGV[0];
  new_status text := private.content_status(kind, to_jsonb(NEW));
  old_status text := CASE TG_OP WHEN 'UPDATE' THEN private.content_status(kind, to_jsonb(OLD)) END;
BEGIN
  IF old_status IS DISTINCT FROM new_status AND NOT EXISTS (
    SELECT FROM public.content_transitions
    WHERE subject = kind AND from_status IS NOT DISTINCT FROM old_status AND to_status = new_status
  ) THEN
    RAISE EXCEPTION '% cannot move from % to %', kind, coalesce(old_status, 'nothing'), new_status
      USING ERRCODE = 'check_violation', CONSTRAINT = TG_TABLE_NAME || '_status_move', TABLE = TG_TABLE_NAME;
  END IF;
  RETURN NEW;
END
$$;

CREATE FUNCTION private.content_status(kind text, content jsonb) RETURNS text LANGUAGE sql IMMUTABLE
RETURN CASE kind
  WHEN 'insight' THEN content ->> 'status'
  ELSE private.response_status(
    coalesce((content ->> 'submitted_for_approval')::boolean, true), (content ->> 'is_approved')::boolean)
END;
REVOKE ALL ON FUNCTION private.guard_content_move, private.content_status FROM PUBLIC;

-- Seeds tell a story from its middle; the guards step aside for the role that owns the tables, and for nobody else.
CREATE TRIGGER insights_guard_move BEFORE INSERT OR UPDATE OF status ON insights
  FOR EACH ROW WHEN (NOT private.is_seeding('insights'::regclass)) EXECUTE FUNCTION private.guard_content_move('insight');
CREATE TRIGGER insights_questions_guard_move BEFORE INSERT OR UPDATE OF is_approved ON insights_questions
  FOR EACH ROW WHEN (NOT private.is_seeding('insights_questions'::regclass))
  EXECUTE FUNCTION private.guard_content_move('question');
CREATE TRIGGER insights_responses_guard_move BEFORE INSERT OR UPDATE OF submitted_for_approval, is_approved
  ON insights_responses FOR EACH ROW WHEN (NOT private.is_seeding('insights_responses'::regclass))
  EXECUTE FUNCTION private.guard_content_move('response');

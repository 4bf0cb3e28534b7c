-- What staff took down after it was approved: one row each time, open until it is put back or its author sends it again. The
-- content itself is rejected meanwhile, with the reason; so it is gone wherever only what is approved is read.
CREATE TABLE content_takedowns (
  id uuid CONSTRAINT content_takedowns_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
  insight_id uuid CONSTRAINT content_takedowns_insight_fkey REFERENCES insights ON DELETE CASCADE,
  question_id uuid CONSTRAINT content_takedowns_question_fkey REFERENCES insights_questions ON DELETE CASCADE,
  response_id uuid CONSTRAINT content_takedowns_response_fkey REFERENCES insights_responses ON DELETE CASCADE,
  reason text NOT NULL CONSTRAINT content_takedowns_reason_length CHECK (char_length(reason) BETWEEN 1 AND 1000),
  taken_down_by uuid NOT NULL CONSTRAINT content_takedowns_by_fkey REFERENCES users,
  taken_down_at timestamptz NOT NULL DEFAULT now(),
  ended_at timestamptz,
  CONSTRAINT content_takedowns_of_one CHECK (num_nonnulls(insight_id, question_id, response_id) = 1),
  CONSTRAINT content_takedowns_end_later CHECK (ended_at >= taken_down_at)
);
COMMENT ON COLUMN content_takedowns.ended_at IS 'When it was put back, or sent again by its author.';

CREATE UNIQUE INDEX content_takedowns_insight_open ON content_takedowns (insight_id) WHERE ended_at IS NULL;
CREATE UNIQUE INDEX content_takedowns_question_open ON content_takedowns (question_id) WHERE ended_at IS NULL;
CREATE UNIQUE INDEX content_takedowns_response_open ON content_takedowns (response_id) WHERE ended_at IS NULL;
CREATE INDEX content_takedowns_insight_idx ON content_takedowns (insight_id);
CREATE INDEX content_takedowns_question_idx ON content_takedowns (question_id);
CREATE INDEX content_takedowns_response_idx ON content_takedowns (response_id);
CREATE INDEX content_takedowns_by_idx ON content_takedowns (taken_down_by);
CREATE INDEX content_takedowns_newest_idx ON content_takedowns (taken_down_at DESC, id DESC) WHERE ended_at IS NULL;

GRANT SELECT ON content_takedowns TO sagework_hasura;
GRANT SELECT, INSERT ON content_takedowns TO sagework_actions;

-- Whatever moves on from rejected isn't taken down any more, whoever moves it.
CREATE FUNCTION private.end_takedown() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  UPDATE public.content_takedowns SET ended_at = greatest(now(), taken_down_at)
  WHERE ended_at IS NULL AND NEW.id = CASE TG_TABLE_NAME
    WHEN 'insights' THEN insight_id WHEN 'insights_questions' THEN question_id ELSE response_id END;
  RETURN NULL;
END
$$;
REVOKE ALL ON FUNCTION private.end_takedown FROM PUBLIC;
CREATE TRIGGER insights_end_takedown AFTER UPDATE OF status ON insights
  FOR EACH ROW WHEN (OLD.status = 'REJECTED' AND NEW.status <> 'REJECTED') EXECUTE FUNCTION private.end_takedown();
CREATE TRIGGER insights_questions_end_takedown AFTER UPDATE OF is_approved ON insights_questions
  FOR EACH ROW WHEN (OLD.is_approved IS FALSE AND NEW.is_approved IS NOT FALSE) EXECUTE FUNCTION private.end_takedown();
CREATE TRIGGER insights_responses_end_takedown AFTER UPDATE OF is_approved ON insights_responses
  FOR EACH ROW WHEN (OLD.is_approved IS FALSE AND NEW.is_approved IS NOT FALSE) EXECUTE FUNCTION private.end_takedown();

-- What staff decided stays decided, but for a takedown: only while one is open does anything approved become rejected by staff,
-- or anything rejected approved. The question that an author wrote for an insight of theirs follows that insight.
CREATE FUNCTION private.guard_takedown() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF EXISTS (
    SELECT FROM public.content_takedowns AS takedown
    LEFT JOIN public.insights_responses AS response ON response.id = takedown.response_id
    WHERE takedown.ended_at IS NULL AND NEW.id = CASE TG_TABLE_NAME
      WHEN 'insights' THEN takedown.insight_id
      WHEN 'insights_responses' THEN takedown.response_id
      ELSE coalesce(takedown.question_id, response.question_id) END
  ) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'without a takedown, nothing that is decided in % is decided again', TG_TABLE_NAME
    USING ERRCODE = 'check_violation', CONSTRAINT = TG_TABLE_NAME || '_status_move', TABLE = TG_TABLE_NAME;
END
$$;
REVOKE ALL ON FUNCTION private.guard_takedown FROM PUBLIC;
-- an author takes an approved insight back by the same step (reviseContent)
CREATE TRIGGER insights_guard_takedown BEFORE UPDATE OF status ON insights
  FOR EACH ROW WHEN (OLD.status = 'REJECTED' AND NEW.status = 'APPROVED' AND NOT private.is_seeding('insights'::regclass))
  EXECUTE FUNCTION private.guard_takedown();
CREATE TRIGGER insights_questions_guard_takedown BEFORE UPDATE OF is_approved ON insights_questions
  FOR EACH ROW WHEN (OLD.is_approved <> NEW.is_approved AND NOT private.is_seeding('insights_questions'::regclass))
  EXECUTE FUNCTION private.guard_takedown();
CREATE TRIGGER insights_responses_guard_takedown BEFORE UPDATE OF is_approved ON insights_responses
  FOR EACH ROW WHEN (OLD.is_approved <> NEW.is_approved AND NOT private.is_seeding('insights_responses'::regclass))
  EXECUTE FUNCTION private.guard_takedown();

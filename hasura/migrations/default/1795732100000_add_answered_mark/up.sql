-- Whether an answer to a question was ever approved. Answers go: their authors take them back and delete them, also once staff have
-- taken them down. What whoever asked has had for their credits doesn't go with them, so the question keeps it (GI-46).
ALTER TABLE insights_questions ADD COLUMN was_answered boolean NOT NULL DEFAULT false;
COMMENT ON COLUMN insights_questions.was_answered IS 'Whether an answer to it was ever approved, whatever became of that answer; set by a trigger, and never taken back.';

CREATE FUNCTION private.mark_answered_question() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  UPDATE public.insights_questions SET was_answered = true WHERE id = NEW.question_id AND NOT was_answered;
  RETURN NULL;
END
$$;
REVOKE ALL ON FUNCTION private.mark_answered_question FROM PUBLIC;
CREATE TRIGGER content_items_mark_answered AFTER INSERT OR UPDATE OF status ON content_items
  FOR EACH ROW WHEN (NEW.kind = 'answer' AND NEW.status = 'approved') EXECUTE FUNCTION private.mark_answered_question();

CREATE TRIGGER insights_questions_answered_final BEFORE UPDATE OF was_answered ON insights_questions
  FOR EACH ROW WHEN (OLD.was_answered AND NOT NEW.was_answered) EXECUTE FUNCTION private.refuse_change();

UPDATE insights_questions AS question SET was_answered = true
WHERE EXISTS (SELECT FROM content_items AS item
  WHERE item.question_id = question.id AND item.kind = 'answer' AND item.confirmed_at IS NOT NULL);
-- of answers that are gone, what whoever asked was told is left
UPDATE insights_questions AS question SET was_answered = true
FROM (
  SELECT DISTINCT substring(link FROM '^/dashboard/qanda_detail/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})')::uuid AS id
  FROM notifications WHERE starts_with(effect_key, 'question-answered:')
) AS told
WHERE told.id = question.id AND NOT question.was_answered;

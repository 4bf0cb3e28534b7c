DROP INDEX insights_questions_queue_idx;
CREATE INDEX insights_questions_queue_idx ON insights_questions (created_at, id) WHERE is_approved IS NULL;

CREATE OR REPLACE FUNCTION private.fill_question() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  SELECT objective_id INTO NEW.category_id FROM public.master_topics WHERE id = NEW.topic_id;
  IF TG_OP = 'UPDATE' AND OLD.is_approved THEN
    NEW.slug := OLD.slug;
  ELSE
    NEW.slug := concat_ws('-', nullif(trim(BOTH '-' FROM left(private.slugify(NEW.question), 80)), ''), left(NEW.id::text, 6));
  END IF;
  RETURN NEW;
END
$$;
ALTER TABLE insights_questions DROP COLUMN is_asked;

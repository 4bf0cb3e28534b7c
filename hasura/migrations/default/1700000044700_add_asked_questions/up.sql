-- Which questions somebody asked for Credits, and which an expert wrote to answer it: the first are decided on their own, the
-- second together with their answer (GI-41, GI-46). Clients ask and experts answer (GD-13), so who writes it says which it is.
ALTER TABLE insights_questions ADD COLUMN is_asked boolean NOT NULL DEFAULT false;
COMMENT ON COLUMN insights_questions.is_asked IS 'Asked by somebody who wants answers, set by a trigger; otherwise its author answers it.';
UPDATE insights_questions SET is_asked = NOT author.is_expert FROM users AS author WHERE author.id = user_id;

CREATE OR REPLACE FUNCTION private.fill_question() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  SELECT objective_id INTO NEW.category_id FROM public.master_topics WHERE id = NEW.topic_id;
  IF TG_OP = 'INSERT' THEN
    NEW.is_asked := coalesce((SELECT NOT is_expert FROM public.users WHERE id = NEW.user_id), false);
  END IF;
  IF TG_OP = 'UPDATE' AND OLD.is_approved THEN
    NEW.slug := OLD.slug;
  ELSE
    NEW.slug := concat_ws('-', nullif(trim(BOTH '-' FROM left(private.slugify(NEW.question), 80)), ''), left(NEW.id::text, 6));
  END IF;
  RETURN NEW;
END
$$;

DROP INDEX insights_questions_queue_idx;
CREATE INDEX insights_questions_queue_idx ON insights_questions (created_at, id) WHERE is_approved IS NULL AND is_asked;

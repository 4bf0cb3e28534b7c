-- Keeps content_items, with the owner's rights: nobody else writes it.
CREATE FUNCTION private.put_content_item(item content_items) RETURNS void
LANGUAGE sql SET search_path = pg_catalog, pg_temp AS $$
  INSERT INTO public.content_items AS old (id, kind, insight_id, response_id, question_id, author_id, topic_id, category_id,
    status, is_public, created_at)
  SELECT item.id, item.kind, item.insight_id, item.response_id, item.question_id, item.author_id, item.topic_id,
    topic.objective_id, item.status, item.is_public AND NOT author.is_suspended, item.created_at
  FROM public.master_topics AS topic, public.users AS author WHERE topic.id = item.topic_id AND author.id = item.author_id
  ON CONFLICT (id) DO UPDATE SET topic_id = excluded.topic_id, category_id = excluded.category_id,
    status = excluded.status, is_public = excluded.is_public, created_at = excluded.created_at
$$;

CREATE FUNCTION private.sync_insight() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE item public.content_items;
BEGIN
  item.id := NEW.id;
  item.kind := 'insight';
  item.insight_id := NEW.id;
  item.author_id := NEW.user_id;
  item.topic_id := NEW.topic_id;
  item.status := lower(NEW.status);
  item.is_public := NEW.status = 'APPROVED';
  item.created_at := NEW.created_at;
  PERFORM private.put_content_item(item);
  RETURN NULL;
END
$$;

CREATE FUNCTION private.put_response_item(response insights_responses, question insights_questions) RETURNS void
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
DECLARE item public.content_items;
BEGIN
  item.id := response.id;
  item.kind := CASE WHEN response.user_id = question.user_id THEN 'insight' ELSE 'answer' END;
  item.response_id := response.id;
  item.question_id := question.id;
  item.author_id := response.user_id;
  item.topic_id := question.topic_id;
  item.status := response.status;
  item.is_public := response.is_approved IS TRUE AND question.is_approved IS TRUE;
  item.created_at := response.created_at;
  PERFORM private.put_content_item(item);
END
$$;

CREATE FUNCTION private.sync_response() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE question public.insights_questions;
BEGIN
  -- Whoever decides about the question meanwhile waits, and then finds this response.
  SELECT * INTO question FROM public.insights_questions WHERE id = NEW.question_id FOR SHARE;
  PERFORM private.put_response_item(NEW, question);
  RETURN NULL;
END
$$;

CREATE FUNCTION private.sync_question() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  PERFORM private.put_response_item(response, NEW) FROM public.insights_responses AS response
  WHERE response.question_id = NEW.id;
  RETURN NULL;
END
$$;

CREATE FUNCTION private.sync_suspended_author() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  UPDATE public.content_items AS item SET is_public = NOT NEW.is_suspended AND item.status = 'approved'
    AND coalesce((SELECT is_approved FROM public.insights_questions WHERE id = item.question_id), item.insight_id IS NOT NULL)
  WHERE item.author_id = NEW.id;
  RETURN NULL;
END
$$;
REVOKE ALL ON FUNCTION private.put_content_item, private.sync_insight, private.put_response_item, private.sync_response,
  private.sync_question, private.sync_suspended_author FROM PUBLIC;

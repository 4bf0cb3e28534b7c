-- An index that Postgres can't have across tables: what every open opportunity asks for, newest first under each topic,
-- domain, skill, country and person. An expert's newest matches are the tops of a few of its runs, however many
-- opportunities there are. What matches is still decided by opportunity_matches.
CREATE TABLE private.open_criteria (
  value_id uuid NOT NULL,
  published_at timestamptz NOT NULL,
  opportunity_id uuid NOT NULL CONSTRAINT open_criteria_opportunity_fkey REFERENCES opportunities ON DELETE CASCADE,
  posted_by uuid NOT NULL,
  CONSTRAINT open_criteria_pkey PRIMARY KEY (value_id, published_at, opportunity_id) INCLUDE (posted_by)
);
CREATE INDEX open_criteria_opportunity_idx ON private.open_criteria (opportunity_id);
COMMENT ON TABLE private.open_criteria IS 'What open opportunities ask for, kept by triggers for the newest matches of an expert.';

CREATE VIEW private.wanted_criteria AS
  SELECT post.id AS opportunity_id, post.posted_by, post.published_at, wanted.value_id
  FROM opportunities post CROSS JOIN LATERAL (
    SELECT topic_id AS value_id FROM opportunity_topics WHERE opportunity_id = post.id
    UNION SELECT domain_id FROM opportunity_domains WHERE opportunity_id = post.id
    UNION SELECT expertise_id FROM opportunity_skills WHERE opportunity_id = post.id
    UNION SELECT post.country_id
    UNION SELECT user_id FROM opportunity_package_experts WHERE opportunity_id = post.id
    UNION SELECT post.assigned_expert_id
  ) wanted
  WHERE post.status = 'published' AND wanted.value_id IS NOT NULL
    AND (post.type <> 'hire-expert-on-project' OR coalesce(post.assigned_expert_id = wanted.value_id, true));

CREATE FUNCTION private.refresh_open_criteria(opportunity_ids uuid[]) RETURNS void LANGUAGE sql AS $$
  DELETE FROM private.open_criteria WHERE opportunity_id = ANY (opportunity_ids);
  INSERT INTO private.open_criteria (value_id, published_at, opportunity_id, posted_by)
    SELECT value_id, published_at, opportunity_id, posted_by FROM private.wanted_criteria
    WHERE opportunity_id = ANY (opportunity_ids);
$$;

-- Whoever changes an opportunity has no rights here, so the triggers act with their owner's.
CREATE FUNCTION private.refresh_changed_opportunity() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  PERFORM private.refresh_open_criteria(ARRAY[NEW.id]);
  RETURN NULL;
END
$$;
CREATE TRIGGER opportunities_refresh_open_criteria AFTER UPDATE ON opportunities FOR EACH ROW
  WHEN ((OLD.status = 'published' OR NEW.status = 'published')
    AND (OLD.status, OLD.type, OLD.posted_by, OLD.published_at, OLD.country_id, OLD.assigned_expert_id)
      IS DISTINCT FROM (NEW.status, NEW.type, NEW.posted_by, NEW.published_at, NEW.country_id, NEW.assigned_expert_id))
  EXECUTE FUNCTION private.refresh_changed_opportunity();
CREATE TRIGGER opportunities_fill_open_criteria AFTER INSERT ON opportunities FOR EACH ROW
  WHEN (NEW.status = 'published') EXECUTE FUNCTION private.refresh_changed_opportunity();

CREATE FUNCTION private.refresh_changed_criteria() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  PERFORM private.refresh_open_criteria(array_agg(DISTINCT post.id))
    FROM changed JOIN public.opportunities post ON post.id = changed.opportunity_id
    WHERE post.status = 'published' HAVING count(*) > 0;
  RETURN NULL;
END
$$;
DO $$
DECLARE one text;
BEGIN
  FOREACH one IN ARRAY ARRAY['opportunity_topics', 'opportunity_domains', 'opportunity_skills', 'opportunity_package_experts']
  LOOP
    EXECUTE format('CREATE TRIGGER %1$s_add_open_criteria AFTER INSERT ON %1$s REFERENCING NEW TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION private.refresh_changed_criteria()', one);
    EXECUTE format('CREATE TRIGGER %1$s_drop_open_criteria AFTER DELETE ON %1$s REFERENCING OLD TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION private.refresh_changed_criteria()', one);
  END LOOP;
END
$$;

INSERT INTO private.open_criteria (value_id, published_at, opportunity_id, posted_by)
  SELECT value_id, published_at, opportunity_id, posted_by FROM private.wanted_criteria;

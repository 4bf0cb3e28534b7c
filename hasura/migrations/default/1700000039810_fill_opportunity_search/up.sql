-- Budgets are compared per month: 52 weeks of five days in twelve months; one for the whole work is spread over its months.
CREATE FUNCTION private.cents_per_month(cents bigint, unit text, months int) RETURNS bigint
LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, pg_temp AS $$
  SELECT CASE WHEN cents IS NOT NULL THEN least(9000000000000000, CASE unit
    WHEN 'day' THEN cents::numeric * 260 / 12 WHEN 'week' THEN cents::numeric * 52 / 12 WHEN 'month' THEN cents
    ELSE cents::numeric / coalesce(months, 1) END)::bigint END
$$;

-- Names that members can't read are not found either.
CREATE FUNCTION private.index_opportunities(posts uuid[]) RETURNS void
LANGUAGE sql SET search_path = pg_catalog, pg_temp AS $$
  INSERT INTO private.opportunity_search
  SELECT post.id, post.posted_by, post.type, post.status, post.created_at, post.country_id, unit.code,
    post.min_budget_cents, post.max_budget_cents,
    coalesce(private.cents_per_month(post.min_budget_cents, unit.code, post.duration_months), 9000000000000000),
    coalesce(private.cents_per_month(post.max_budget_cents, unit.code, post.duration_months), -1),
    coalesce(subject.ids, '{}'),
    setweight(to_tsvector('english', post.title), 'A') || setweight(to_tsvector('english', coalesce(subject.names, '')), 'B')
      || setweight(to_tsvector('english', post.brief), 'D')
  FROM public.opportunities AS post
  LEFT JOIN public.opportunity_duration_types AS unit ON unit.id = post.duration_type_id
  CROSS JOIN LATERAL (
    SELECT array_agg(id) AS ids, string_agg(name, ' ') AS names FROM (
      SELECT id, CASE WHEN is_approved_by_admin AND NOT deleted THEN topic_name END AS name
        FROM public.opportunity_topics JOIN public.master_topics ON id = topic_id WHERE opportunity_id = post.id
      UNION ALL SELECT id, CASE WHEN NOT deleted THEN domain_name END
        FROM public.opportunity_domains JOIN public.master_domains ON id = domain_id WHERE opportunity_id = post.id
      UNION ALL SELECT id, CASE WHEN NOT deleted THEN expertise_name END
        FROM public.opportunity_skills JOIN public.master_expertise ON id = expertise_id WHERE opportunity_id = post.id
    ) AS one) AS subject
  WHERE post.id = ANY (posts)
  ON CONFLICT (opportunity_id) DO UPDATE SET posted_by = excluded.posted_by, type = excluded.type, status = excluded.status,
    created_at = excluded.created_at, country_id = excluded.country_id, budget_unit = excluded.budget_unit,
    min_budget_cents = excluded.min_budget_cents, max_budget_cents = excluded.max_budget_cents,
    budget_from_cents = excluded.budget_from_cents, budget_to_cents = excluded.budget_to_cents,
    subjects = excluded.subjects, words = excluded.words
$$;
REVOKE ALL ON FUNCTION private.index_opportunities, private.cents_per_month FROM PUBLIC;

-- With the owner's rights, since those who write posts don't write here.
CREATE FUNCTION private.index_changed_opportunities() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  PERFORM private.index_opportunities(ARRAY(SELECT DISTINCT (to_jsonb(changed) ->> TG_ARGV[0])::uuid FROM changed));
  RETURN NULL;
END
$$;
CREATE TRIGGER opportunities_index_new AFTER INSERT ON opportunities REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION private.index_changed_opportunities('id');
CREATE TRIGGER opportunity_topics_index_new AFTER INSERT ON opportunity_topics REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION private.index_changed_opportunities('opportunity_id');
CREATE TRIGGER opportunity_topics_index_old AFTER DELETE ON opportunity_topics REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION private.index_changed_opportunities('opportunity_id');
CREATE TRIGGER opportunity_domains_index_new AFTER INSERT ON opportunity_domains REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION private.index_changed_opportunities('opportunity_id');
CREATE TRIGGER opportunity_domains_index_old AFTER DELETE ON opportunity_domains REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION private.index_changed_opportunities('opportunity_id');
CREATE TRIGGER opportunity_skills_index_new AFTER INSERT ON opportunity_skills REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION private.index_changed_opportunities('opportunity_id');
CREATE TRIGGER opportunity_skills_index_old AFTER DELETE ON opportunity_skills REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION private.index_changed_opportunities('opportunity_id');

-- A post, or a name that posts carry, was changed.
CREATE FUNCTION private.index_edited_opportunity() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  PERFORM private.index_opportunities(CASE TG_TABLE_NAME
    WHEN 'opportunities' THEN ARRAY[NEW.id]
    WHEN 'master_topics' THEN ARRAY(SELECT opportunity_id FROM public.opportunity_topics WHERE topic_id = NEW.id)
    WHEN 'master_domains' THEN ARRAY(SELECT opportunity_id FROM public.opportunity_domains WHERE domain_id = NEW.id)
    ELSE ARRAY(SELECT opportunity_id FROM public.opportunity_skills WHERE expertise_id = NEW.id) END);
  RETURN NULL;
END
$$;
CREATE TRIGGER opportunities_index_edited AFTER UPDATE OF type, status, title, brief, posted_by, country_id, created_at,
    duration_months, duration_type_id, min_budget_cents, max_budget_cents ON opportunities
  FOR EACH ROW EXECUTE FUNCTION private.index_edited_opportunity();
CREATE TRIGGER master_topics_index_renamed AFTER UPDATE OF topic_name, deleted, is_approved_by_admin ON master_topics
  FOR EACH ROW EXECUTE FUNCTION private.index_edited_opportunity();
CREATE TRIGGER master_domains_index_renamed AFTER UPDATE OF domain_name, deleted ON master_domains
  FOR EACH ROW EXECUTE FUNCTION private.index_edited_opportunity();
CREATE TRIGGER master_expertise_index_renamed AFTER UPDATE OF expertise_name, deleted ON master_expertise
  FOR EACH ROW EXECUTE FUNCTION private.index_edited_opportunity();

SELECT private.index_opportunities(ARRAY(SELECT id FROM opportunities));

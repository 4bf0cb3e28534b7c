-- Experts are found by their fields, too, and by members, who read where they live, by their country.
CREATE OR REPLACE FUNCTION private.index_experts(people uuid[]) RETURNS void
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  DELETE FROM private.search_items WHERE kind = 'expert' AND item_id = ANY (people)
    AND NOT EXISTS (SELECT FROM public.users JOIN public.expert_details ON user_id = id
      WHERE id = item_id AND is_expert AND NOT is_suspended);
  INSERT INTO private.search_items (kind, item_id, owner_id, is_public, created_at, subjects, words)
  SELECT 'expert', person.id, person.id, profile.profile_complete_percent = 100, person.created_at, coalesce(subject.ids, '{}'),
    setweight(to_tsvector('simple', private.plain_quotes(name)) || to_tsvector('simple', public.unaccent(name)), 'A')
      || setweight(to_tsvector('english', private.plain_quotes(concat_ws(' ', person.designation, subject.topics))), 'B')
      || setweight(to_tsvector('english',
        private.plain_quotes(concat_ws(' ', subject.names, country.country_name, profile.experience, profile.work))), 'C')
      || setweight(to_tsvector('english', private.plain_quotes(concat_ws(' ', profile.bio, subject.fields))), 'D')
  FROM public.users AS person JOIN public.expert_details AS profile ON profile.user_id = person.id
  LEFT JOIN public.master_countries AS country ON country.id = profile.country_id AND NOT country.deleted
  CROSS JOIN LATERAL (SELECT person.first_name || ' ' || person.last_name AS name) AS called
  CROSS JOIN LATERAL (
    SELECT array_agg(id) AS ids, string_agg(topic, ' ') AS topics, string_agg(name, ' ') AS names,
      string_agg(DISTINCT field, ' ') AS fields FROM (
      SELECT id, CASE WHEN is_approved_by_admin AND NOT deleted THEN topic_name END AS topic, NULL AS name,
          private.field_of(id) AS field
        FROM public.expert_topics JOIN public.master_topics ON id = topic_id WHERE user_id = person.id
      UNION ALL SELECT id, NULL, CASE WHEN NOT deleted THEN domain_name END, NULL
        FROM public.expert_domains JOIN public.master_domains ON id = domain_id WHERE user_id = person.id
      UNION ALL SELECT id, NULL, CASE WHEN NOT deleted THEN expertise_name END, NULL
        FROM public.expert_expertise JOIN public.master_expertise ON id = expertise_id WHERE user_id = person.id
      UNION ALL SELECT id, NULL, CASE WHEN NOT deleted THEN domain_name END, NULL
        FROM public.master_domains WHERE id = profile.industry_id
    ) AS one) AS subject
  WHERE person.id = ANY (people) AND person.is_expert AND NOT person.is_suspended
  ON CONFLICT (kind, item_id) DO UPDATE SET is_public = excluded.is_public, subjects = excluded.subjects, words = excluded.words;
  PERFORM private.learn_search_words(ARRAY(
    SELECT private.plain_quotes(concat_ws(' ', first_name, last_name, designation, bio, experience, work, country_name))
    FROM public.users AS person JOIN public.expert_details ON user_id = person.id
    LEFT JOIN public.master_countries AS country ON country.id = country_id AND NOT country.deleted
    WHERE person.id = ANY (people) AND is_expert AND NOT is_suspended));
END
$$;

DROP TRIGGER expert_details_index_expert ON expert_details;
CREATE TRIGGER expert_details_index_expert AFTER INSERT OR DELETE OR UPDATE OF bio, experience, work, industry_id, country_id,
    profile_complete_percent ON expert_details
  FOR EACH ROW EXECUTE FUNCTION private.index_changed_expert('user_id');

DROP TRIGGER master_topics_index_experts ON master_topics;
CREATE TRIGGER master_topics_index_experts AFTER UPDATE OF topic_name, deleted, is_approved_by_admin, objective_id ON master_topics
  FOR EACH ROW EXECUTE FUNCTION private.index_renamed_subject();

-- A field's name is carried by what has its topics.
CREATE FUNCTION private.index_renamed_field() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  of_kind text;
  topics uuid[] := ARRAY(SELECT id FROM public.master_topics WHERE objective_id = NEW.id);
BEGIN
  FOREACH of_kind IN ARRAY '{insight,question,advice,use case}'::text[] LOOP
    PERFORM private.index_texts(of_kind, ARRAY(SELECT item_id FROM private.search_items WHERE kind = of_kind AND subjects && topics));
  END LOOP;
  PERFORM private.index_experts(ARRAY(SELECT user_id FROM public.expert_topics WHERE topic_id = ANY (topics)));
  RETURN NULL;
END
$$;
REVOKE ALL ON FUNCTION private.index_renamed_field FROM PUBLIC;
CREATE TRIGGER master_objectives_index_renamed AFTER UPDATE OF objective_name, deleted ON master_objectives
  FOR EACH ROW EXECUTE FUNCTION private.index_renamed_field();

-- As do those who live there the name of a country.
CREATE FUNCTION private.index_renamed_country() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  PERFORM private.index_experts(ARRAY(SELECT user_id FROM public.expert_details WHERE country_id = NEW.id));
  RETURN NULL;
END
$$;
REVOKE ALL ON FUNCTION private.index_renamed_country FROM PUBLIC;
CREATE TRIGGER master_countries_index_experts AFTER UPDATE OF country_name, deleted ON master_countries
  FOR EACH ROW EXECUTE FUNCTION private.index_renamed_country();

SELECT private.index_experts(ARRAY(SELECT user_id FROM expert_details));

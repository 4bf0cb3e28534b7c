-- Experts in the global search. What visitors can't read of a profile has weight C, by which they don't find it either.
CREATE FUNCTION private.index_experts(people uuid[]) RETURNS void
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  DELETE FROM private.search_items WHERE kind = 'expert' AND item_id = ANY (people)
    AND NOT EXISTS (SELECT FROM public.users JOIN public.expert_details ON user_id = id
      WHERE id = item_id AND is_expert AND NOT is_suspended);
  INSERT INTO private.search_items (kind, item_id, owner_id, is_public, created_at, subjects, words)
  SELECT 'expert', person.id, person.id, profile.profile_complete_percent = 100, person.created_at, coalesce(subject.ids, '{}'),
    setweight(to_tsvector('simple', name) || to_tsvector('simple', public.unaccent(name)), 'A')
      || setweight(to_tsvector('english', concat_ws(' ', person.designation, subject.topics)), 'B')
      || setweight(to_tsvector('english', concat_ws(' ', subject.names, profile.experience, profile.work)), 'C')
      || setweight(to_tsvector('english', coalesce(profile.bio, '')), 'D')
  FROM public.users AS person JOIN public.expert_details AS profile ON profile.user_id = person.id
  CROSS JOIN LATERAL (SELECT person.first_name || ' ' || person.last_name AS name) AS called
  CROSS JOIN LATERAL (
    SELECT array_agg(id) AS ids, string_agg(topic, ' ') AS topics, string_agg(name, ' ') AS names FROM (
      SELECT id, CASE WHEN is_approved_by_admin AND NOT deleted THEN topic_name END AS topic, NULL AS name
        FROM public.expert_topics JOIN public.master_topics ON id = topic_id WHERE user_id = person.id
      UNION ALL SELECT id, NULL, CASE WHEN NOT deleted THEN domain_name END
        FROM public.expert_domains JOIN public.master_domains ON id = domain_id WHERE user_id = person.id
      UNION ALL SELECT id, NULL, CASE WHEN NOT deleted THEN expertise_name END
        FROM public.expert_expertise JOIN public.master_expertise ON id = expertise_id WHERE user_id = person.id
      UNION ALL SELECT id, NULL, CASE WHEN NOT deleted THEN domain_name END
        FROM public.master_domains WHERE id = profile.industry_id
    ) AS one) AS subject
  WHERE person.id = ANY (people) AND person.is_expert AND NOT person.is_suspended
  ON CONFLICT (kind, item_id) DO UPDATE SET is_public = excluded.is_public, subjects = excluded.subjects, words = excluded.words;
  PERFORM private.learn_search_words(ARRAY(
    SELECT concat_ws(' ', first_name, last_name, designation, bio, experience, work)
    FROM public.users JOIN public.expert_details ON user_id = id WHERE id = ANY (people) AND is_expert AND NOT is_suspended));
END
$$;
REVOKE ALL ON FUNCTION private.index_experts FROM PUBLIC;

-- With the owner's rights, since those who write profiles don't write here.
CREATE FUNCTION private.index_changed_expert() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  PERFORM private.index_experts(ARRAY[(to_jsonb(coalesce(NEW, OLD)) ->> TG_ARGV[0])::uuid]);
  RETURN NULL;
END
$$;
CREATE TRIGGER users_index_expert AFTER UPDATE OF first_name, last_name, designation, is_expert, is_suspended ON users
  FOR EACH ROW WHEN (OLD.is_expert OR NEW.is_expert) EXECUTE FUNCTION private.index_changed_expert('id');
CREATE TRIGGER expert_details_index_expert AFTER INSERT OR DELETE OR UPDATE OF bio, experience, work, industry_id,
    profile_complete_percent ON expert_details
  FOR EACH ROW EXECUTE FUNCTION private.index_changed_expert('user_id');
-- Topics, industries and skills have the profile counted again, which is the trigger above. Names that profiles carry do not.
CREATE FUNCTION private.index_renamed_subject() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  PERFORM private.index_experts(ARRAY(
    SELECT user_id FROM public.expert_topics WHERE topic_id = NEW.id
    UNION SELECT user_id FROM public.expert_domains WHERE domain_id = NEW.id
    UNION SELECT user_id FROM public.expert_expertise WHERE expertise_id = NEW.id
    UNION SELECT user_id FROM public.expert_details WHERE industry_id = NEW.id));
  RETURN NULL;
END
$$;
CREATE TRIGGER master_topics_index_experts AFTER UPDATE OF topic_name, deleted, is_approved_by_admin ON master_topics
  FOR EACH ROW EXECUTE FUNCTION private.index_renamed_subject();
CREATE TRIGGER master_domains_index_experts AFTER UPDATE OF domain_name, deleted ON master_domains
  FOR EACH ROW EXECUTE FUNCTION private.index_renamed_subject();
CREATE TRIGGER master_expertise_index_experts AFTER UPDATE OF expertise_name, deleted ON master_expertise
  FOR EACH ROW EXECUTE FUNCTION private.index_renamed_subject();

SELECT private.index_experts(ARRAY(SELECT user_id FROM expert_details));

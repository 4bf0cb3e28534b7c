DROP TRIGGER master_topics_index_experts ON master_topics;
CREATE TRIGGER master_topics_index_experts AFTER UPDATE OF topic_name, deleted, is_approved_by_admin ON master_topics
  FOR EACH ROW EXECUTE FUNCTION private.index_renamed_subject();
DROP TRIGGER master_countries_index_experts ON master_countries;
DROP FUNCTION private.index_renamed_country;
DROP TRIGGER master_objectives_index_renamed ON master_objectives;
DROP FUNCTION private.index_renamed_field;
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
        private.plain_quotes(concat_ws(' ', subject.names, profile.experience, profile.work))), 'C')
      || setweight(to_tsvector('english', coalesce(private.plain_quotes(profile.bio), '')), 'D')
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
    SELECT private.plain_quotes(concat_ws(' ', first_name, last_name, designation, bio, experience, work))
    FROM public.users JOIN public.expert_details ON user_id = id WHERE id = ANY (people) AND is_expert AND NOT is_suspended));
END
$$;

DROP TRIGGER expert_details_index_expert ON expert_details;
CREATE TRIGGER expert_details_index_expert AFTER INSERT OR DELETE OR UPDATE OF bio, experience, work, industry_id,
    profile_complete_percent ON expert_details
  FOR EACH ROW EXECUTE FUNCTION private.index_changed_expert('user_id');
SELECT private.index_experts(ARRAY(SELECT user_id FROM expert_details));

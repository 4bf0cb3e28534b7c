ALTER TABLE private.passages DROP COLUMN words;
ALTER TABLE private.passages ADD COLUMN words tsvector NOT NULL GENERATED ALWAYS AS (
  setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', content), 'B')) STORED;
CREATE INDEX passages_words_idx ON private.passages USING gin (words) WITH (fastupdate = off);

CREATE OR REPLACE FUNCTION private.index_texts(of_kind text, ids uuid[]) RETURNS void
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  DELETE FROM private.search_items AS item WHERE item.kind = of_kind AND item.item_id = ANY (ids) AND NOT EXISTS (
    SELECT FROM private.searchable_texts AS found WHERE found.kind = of_kind AND found.item_id = item.item_id);
  INSERT INTO private.search_items (kind, item_id, owner_id, is_public, created_at, subjects, words)
  SELECT kind, item_id, owner_id, is_public, created_at, subjects,
    setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', public.unaccent(about)), 'B')
      || setweight(to_tsvector('simple', about), 'B') || setweight(to_tsvector('english', coalesce(body, '')), 'D')
  FROM private.searchable_texts WHERE kind = of_kind AND item_id = ANY (ids)
  ON CONFLICT (kind, item_id) DO UPDATE SET is_public = excluded.is_public, created_at = excluded.created_at,
    subjects = excluded.subjects, words = excluded.words;
  PERFORM private.learn_search_words(ARRAY(SELECT concat_ws(' ', title, about, body) FROM private.searchable_texts
    WHERE kind = of_kind AND item_id = ANY (ids)));
END
$$;

CREATE OR REPLACE FUNCTION private.index_experts(people uuid[]) RETURNS void
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

DROP FUNCTION private.plain_quotes;

-- Searches, matches, passages and the checklist read experience and work as one text each, which follows the lists.
CREATE FUNCTION private.profile_entries_text(person uuid, of_kind text) RETURNS text
LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp AS $$
  SELECT nullif(left(string_agg(concat_ws(E'\n', nullif(concat_ws(', ', title, organization,
    CASE WHEN ended_year = started_year THEN started_year::text
      WHEN ended_year IS NOT NULL THEN started_year || '–' || ended_year
      WHEN started_year IS NOT NULL THEN 'since ' || started_year END), ''), description), E'\n\n' ORDER BY position), 5000), '')
  FROM public.profile_entries WHERE user_id = person AND kind = of_kind
$$;

CREATE FUNCTION private.write_profile_texts() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  UPDATE public.expert_details SET experience = private.profile_entries_text(user_id, 'experience'),
    work = private.profile_entries_text(user_id, 'work')
  WHERE user_id IN (SELECT user_id FROM changed WHERE kind <> 'link');
  RETURN NULL;
END
$$;
CREATE TRIGGER profile_entries_write_texts_of_new AFTER INSERT ON profile_entries
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.write_profile_texts();
CREATE TRIGGER profile_entries_write_texts_of_changed AFTER UPDATE ON profile_entries
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.write_profile_texts();
CREATE TRIGGER profile_entries_write_texts_of_deleted AFTER DELETE ON profile_entries
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.write_profile_texts();

-- The other way round for whoever writes the text itself, such as seeds: it becomes one entry.
CREATE FUNCTION private.list_profile_text(person uuid, of_kind text, words text) RETURNS void
LANGUAGE sql SET search_path = pg_catalog, pg_temp AS $$
  DELETE FROM public.profile_entries WHERE user_id = person AND kind = of_kind;
  INSERT INTO public.profile_entries (user_id, kind, position, description)
  SELECT person, of_kind, 1, words WHERE btrim(coalesce(words, '')) <> '';
$$;
CREATE FUNCTION private.list_profile_texts() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF TG_OP = 'INSERT' OR NEW.experience IS DISTINCT FROM OLD.experience THEN
    PERFORM private.list_profile_text(NEW.user_id, 'experience', NEW.experience);
  END IF;
  IF TG_OP = 'INSERT' OR NEW.work IS DISTINCT FROM OLD.work THEN
    PERFORM private.list_profile_text(NEW.user_id, 'work', NEW.work);
  END IF;
  RETURN NULL;
END
$$;
REVOKE ALL ON FUNCTION private.profile_entries_text, private.write_profile_texts, private.list_profile_text,
  private.list_profile_texts FROM PUBLIC;
INSERT INTO profile_entries (user_id, kind, position, description)
SELECT user_id, kind, 1, words FROM expert_details, LATERAL (VALUES ('experience', experience), ('work', work)) AS text (kind, words)
WHERE btrim(coalesce(words, '')) <> '';
CREATE TRIGGER expert_details_list_texts AFTER INSERT OR UPDATE OF experience, work ON expert_details
  FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION private.list_profile_texts();
REVOKE UPDATE (experience, work) ON expert_details FROM sagework_hasura;

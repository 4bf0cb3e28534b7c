-- An expert's profile is a source like any other: biography, experience and selected work.
CREATE FUNCTION private.keep_profile_passages(expert uuid) RETURNS void
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  PERFORM private.keep_passages('profile', u.id, u.id, concat_ws(', ', u.first_name || ' ' || u.last_name, u.designation),
      CASE WHEN u.is_expert AND NOT u.is_suspended THEN concat_ws(E'\n', d.bio, d.experience, d.work) END)
  FROM public.expert_details d JOIN public.users u ON u.id = d.user_id WHERE d.user_id = expert;
END
$$;

CREATE FUNCTION private.follow_profile_passages() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  PERFORM private.keep_profile_passages(NEW.user_id);
  RETURN NULL;
END
$$;
CREATE FUNCTION private.follow_author_passages() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  PERFORM private.keep_profile_passages(NEW.id);
  RETURN NULL;
END
$$;
CREATE TRIGGER expert_details_keep_passages AFTER INSERT OR UPDATE OF bio, experience, work ON expert_details
  FOR EACH ROW EXECUTE FUNCTION private.follow_profile_passages();
CREATE TRIGGER users_keep_passages
  AFTER UPDATE OF first_name, last_name, designation, is_expert, is_suspended ON users
  FOR EACH ROW WHEN ((OLD.first_name, OLD.last_name, OLD.designation, OLD.is_expert, OLD.is_suspended)
    IS DISTINCT FROM (NEW.first_name, NEW.last_name, NEW.designation, NEW.is_expert, NEW.is_suspended))
  EXECUTE FUNCTION private.follow_author_passages();
SELECT private.keep_profile_passages(user_id) FROM expert_details;
REVOKE ALL ON FUNCTION private.keep_profile_passages, private.follow_profile_passages, private.follow_author_passages FROM PUBLIC;

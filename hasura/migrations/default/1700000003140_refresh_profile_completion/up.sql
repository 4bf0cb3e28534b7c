-- What completion counts lies in five tables; touching the details row makes it count again.
CREATE FUNCTION private.recount_profile() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE person uuid := to_jsonb(coalesce(NEW, OLD)) ->> TG_ARGV[0];
BEGIN
  UPDATE public.expert_details SET user_id = user_id WHERE user_id = person;
  RETURN NULL;
END
$$;
CREATE TRIGGER expert_topics_recount_profile AFTER INSERT OR DELETE ON expert_topics
  FOR EACH ROW EXECUTE FUNCTION private.recount_profile('user_id');
CREATE TRIGGER expert_domains_recount_profile AFTER INSERT OR DELETE ON expert_domains
  FOR EACH ROW EXECUTE FUNCTION private.recount_profile('user_id');
CREATE TRIGGER expert_expertise_recount_profile AFTER INSERT OR DELETE ON expert_expertise
  FOR EACH ROW EXECUTE FUNCTION private.recount_profile('user_id');
CREATE TRIGGER users_recount_profile AFTER UPDATE OF profile_pic ON users
  FOR EACH ROW EXECUTE FUNCTION private.recount_profile('id');
CREATE TRIGGER user_accounts_recount_profile AFTER INSERT OR UPDATE OF calendly ON user_accounts
  FOR EACH ROW EXECUTE FUNCTION private.recount_profile('user_id');

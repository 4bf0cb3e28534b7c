-- The form takes 20 of each (EXPERT_PROFILE_LIMITS.choicesMax); inserts one by one went around it, a thousand at a time.
-- It fires after the recount, which locks the row of the details: of two at once, the second counts the first.
CREATE FUNCTION private.keep_subjects_few() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE found int;
BEGIN
  EXECUTE format('SELECT count(*) FROM public.%I WHERE user_id = $1', TG_TABLE_NAME) INTO found USING NEW.user_id;
  IF found > 20 THEN
    RAISE EXCEPTION '% holds at most 20 of one expert', TG_TABLE_NAME
      USING ERRCODE = 'check_violation', CONSTRAINT = TG_NAME, TABLE = TG_TABLE_NAME;
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER expert_topics_stay_few AFTER INSERT ON expert_topics
  FOR EACH ROW EXECUTE FUNCTION private.keep_subjects_few();
CREATE TRIGGER expert_domains_stay_few AFTER INSERT ON expert_domains
  FOR EACH ROW EXECUTE FUNCTION private.keep_subjects_few();
CREATE TRIGGER expert_expertise_stay_few AFTER INSERT ON expert_expertise
  FOR EACH ROW EXECUTE FUNCTION private.keep_subjects_few();

-- Hasura checks a permission once the row is in, so that a duplicate would be reported first: an applicant who tried to list
-- themselves would learn that they are listed.
CREATE FUNCTION private.guard_shortlist() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF EXISTS (SELECT FROM public.opportunities WHERE id = NEW.opportunity_id AND posted_by = NEW.listed_by) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'Only the poster of an opportunity has a shortlist'
    USING ERRCODE = 'check_violation', CONSTRAINT = 'applicant_shortlist_of_poster', TABLE = TG_TABLE_NAME;
END $$;
CREATE TRIGGER applicant_shortlist_guard BEFORE INSERT ON applicant_shortlist
  FOR EACH ROW EXECUTE FUNCTION private.guard_shortlist();

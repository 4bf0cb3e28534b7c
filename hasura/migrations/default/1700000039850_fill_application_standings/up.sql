-- With the owner's rights, since those who write applications don't write here. What an application is made of arrives row
-- by row or in bulk, so that both take one statement.
CREATE FUNCTION private.stand_changed_applications() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE posts uuid[]; experts uuid[];
BEGIN
  SELECT array_agg(opportunity_id), array_agg(user_id) INTO posts, experts FROM changed;
  IF posts IS NOT NULL THEN
    PERFORM private.stand_applications(posts, experts);
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER opportunity_trackings_stand_new AFTER INSERT ON opportunity_trackings REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION private.stand_changed_applications();
CREATE TRIGGER counter_offers_stand_new AFTER INSERT ON counter_offers REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION private.stand_changed_applications();
CREATE TRIGGER counter_offers_stand_old AFTER DELETE ON counter_offers REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION private.stand_changed_applications();
CREATE TRIGGER hires_stand_new AFTER INSERT ON hires REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION private.stand_changed_applications();

CREATE FUNCTION private.stand_edited_application() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  PERFORM private.stand_applications(ARRAY[NEW.opportunity_id], ARRAY[NEW.user_id]);
  RETURN NULL;
END
$$;
CREATE TRIGGER opportunity_trackings_stand_edited AFTER UPDATE OF status, interest_shown_at, proposal_submitted_at
  ON opportunity_trackings FOR EACH ROW EXECUTE FUNCTION private.stand_edited_application();
CREATE TRIGGER counter_offers_stand_edited AFTER UPDATE ON counter_offers
  FOR EACH ROW EXECUTE FUNCTION private.stand_edited_application();
CREATE TRIGGER hires_stand_edited AFTER UPDATE OF accepted_at ON hires
  FOR EACH ROW EXECUTE FUNCTION private.stand_edited_application();

-- A signed copy concerns one application, the company's own NDA all of its post.
CREATE FUNCTION private.stand_after_papers() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE paper public.opportunity_documents := CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
BEGIN
  PERFORM private.stand_applications(ARRAY[paper.opportunity_id], ARRAY[paper.uploaded_by]);
  RETURN NULL;
END
$$;
CREATE TRIGGER opportunity_documents_stand_new AFTER INSERT OR UPDATE ON opportunity_documents
  FOR EACH ROW WHEN (NEW.upload_type = 'nda_apply' AND NEW.opportunity_id IS NOT NULL)
  EXECUTE FUNCTION private.stand_after_papers();
CREATE TRIGGER opportunity_documents_stand_old AFTER DELETE ON opportunity_documents
  FOR EACH ROW WHEN (OLD.upload_type = 'nda_apply' AND OLD.opportunity_id IS NOT NULL)
  EXECUTE FUNCTION private.stand_after_papers();

CREATE FUNCTION private.stand_after_nda() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE experts uuid[] := ARRAY(SELECT user_id FROM private.application_standings
  WHERE opportunity_id = NEW.id AND turn IN ('expert', 'company'));
BEGIN
  PERFORM private.stand_applications(array_fill(NEW.id, ARRAY[cardinality(experts)]), experts);
  RETURN NULL;
END
$$;
CREATE TRIGGER opportunities_stand_applications AFTER UPDATE OF company_asked_to_sign_nda, nda_version_no ON opportunities
  FOR EACH ROW WHEN (OLD.company_asked_to_sign_nda <> NEW.company_asked_to_sign_nda
    OR OLD.nda_version_no IS DISTINCT FROM NEW.nda_version_no)
  EXECUTE FUNCTION private.stand_after_nda();

SELECT private.stand_applications(array_agg(opportunity_id), array_agg(user_id)) FROM opportunity_trackings
WHERE interest_shown_at IS NOT NULL;

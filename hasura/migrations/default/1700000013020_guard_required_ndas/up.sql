-- X-72: a required NDA stays. Once there is an offer, the last signed copy of an expert can neither be deleted nor be
-- taken off the application, whoever writes.
CREATE FUNCTION private.guard_required_nda() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF private.is_seeding(TG_RELID) OR TG_OP = 'UPDATE' AND OLD.opportunity_id IS NOT DISTINCT FROM NEW.opportunity_id
    AND OLD.uploaded_by = NEW.uploaded_by AND OLD.upload_type = NEW.upload_type THEN
    RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
  END IF;
  IF EXISTS (SELECT FROM public.opportunities o
             JOIN public.opportunity_trackings t ON t.opportunity_id = o.id AND t.user_id = OLD.uploaded_by
             WHERE o.id = OLD.opportunity_id AND o.company_asked_to_sign_nda AND t.agreed_value_cents IS NOT NULL)
    AND NOT EXISTS (SELECT FROM public.opportunity_documents d
                    WHERE d.opportunity_id = OLD.opportunity_id AND d.uploaded_by = OLD.uploaded_by
                      AND d.upload_type = 'nda_apply' AND d.id <> OLD.id) THEN
    RAISE EXCEPTION 'the signed NDA of an application with an offer stays'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'opportunity_documents_required_nda_stays',
        TABLE = 'opportunity_documents';
  END IF;
  RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END
$$;
CREATE TRIGGER opportunity_documents_guard_nda BEFORE DELETE OR UPDATE OF opportunity_id, uploaded_by, upload_type
  ON opportunity_documents FOR EACH ROW WHEN (OLD.upload_type = 'nda_apply')
  EXECUTE FUNCTION private.guard_required_nda();

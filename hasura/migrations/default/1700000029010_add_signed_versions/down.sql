DROP VIEW application_documents;
CREATE VIEW application_documents AS
  SELECT d.id, d.opportunity_id, d.uploaded_by AS user_id, o.posted_by AS poster_id, d.upload_type, d.asset_name,
    d.content_type, d.size_bytes, d.created_at
  FROM opportunity_documents d
  JOIN opportunities o ON o.id = d.opportunity_id
  WHERE d.upload_type IN ('opportunity_apply', 'nda_apply');
COMMENT ON VIEW application_documents IS 'Proposals and signed NDAs: for their owner and the poster (GO-37).';
GRANT SELECT ON application_documents TO sagework_actions, sagework_hasura;
CREATE OR REPLACE FUNCTION private.guard_required_nda() RETURNS trigger LANGUAGE plpgsql AS $$
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
DROP TRIGGER opportunity_documents_note_nda_version ON opportunity_documents;
DROP FUNCTION private.note_nda_version();
DROP TRIGGER opportunity_documents_note_signed_version ON opportunity_documents;
DROP FUNCTION private.note_signed_version();
ALTER TABLE opportunity_documents DROP CONSTRAINT opportunity_documents_signed_version_known, DROP COLUMN signed_version_no;
ALTER TABLE opportunities DROP COLUMN nda_version_no;

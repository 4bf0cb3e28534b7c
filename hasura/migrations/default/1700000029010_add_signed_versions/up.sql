-- X-72: a signed NDA answers the one that it signs. A post knows which of its versions brought the NDA that is to be signed
-- now, and a signed copy the version of the post that was signed: one of before no longer counts, and stays as it is.
ALTER TABLE opportunities ADD COLUMN nda_version_no int NOT NULL DEFAULT 1
  CONSTRAINT opportunities_nda_version_positive CHECK (nda_version_no > 0);
COMMENT ON COLUMN opportunities.nda_version_no IS 'The version that brought the newest NDA to sign (X-72).';
ALTER TABLE opportunity_documents ADD COLUMN signed_version_no int;
COMMENT ON COLUMN opportunity_documents.signed_version_no IS 'Of a signed NDA: the version of the post that it answers (X-72).';

CREATE FUNCTION private.note_signed_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.signed_version_no := coalesce(NEW.signed_version_no,
    (SELECT o.version_no FROM public.opportunities o WHERE o.id = NEW.opportunity_id));
  RETURN NEW;
END
$$;
CREATE TRIGGER opportunity_documents_note_signed_version BEFORE INSERT ON opportunity_documents
  FOR EACH ROW WHEN (NEW.upload_type = 'nda_apply') EXECUTE FUNCTION private.note_signed_version();

CREATE FUNCTION private.note_nda_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' OR OLD.opportunity_id IS DISTINCT FROM NEW.opportunity_id THEN
    UPDATE public.opportunities SET nda_version_no = version_no
    WHERE id = NEW.opportunity_id AND nda_version_no <> version_no;
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER opportunity_documents_note_nda_version AFTER INSERT OR UPDATE OF opportunity_id ON opportunity_documents
  FOR EACH ROW WHEN (NEW.upload_type = 'nda_create' AND NEW.opportunity_id IS NOT NULL)
  EXECUTE FUNCTION private.note_nda_version();

-- The version of the post at the time of the upload, and of its NDAs the first that names them all.
UPDATE opportunity_documents d SET signed_version_no = 1 + coalesce(
  (SELECT max(v.version_no) FROM opportunity_versions v
   WHERE v.opportunity_id = d.opportunity_id AND v.created_at <= d.created_at), 0)
WHERE d.upload_type = 'nda_apply';
ALTER TABLE opportunity_documents ADD CONSTRAINT opportunity_documents_signed_version_known
  CHECK ((upload_type = 'nda_apply') = (signed_version_no IS NOT NULL) AND signed_version_no > 0);
ALTER TABLE opportunities DISABLE TRIGGER opportunities_set_updated_at;
UPDATE opportunities o SET nda_version_no = brought.version_no
FROM (
  SELECT v.opportunity_id, 1 + max(v.version_no) AS version_no
  FROM opportunity_versions v
  JOIN opportunity_documents d ON d.opportunity_id = v.opportunity_id
  WHERE d.upload_type = 'nda_create' AND d.detached_at IS NULL AND v.snapshot ? 'sheet'
    AND NOT v.snapshot -> 'sheet' -> 'documents' @> jsonb_build_array(jsonb_build_object('id', d.id))
  GROUP BY v.opportunity_id
) AS brought
WHERE brought.opportunity_id = o.id;
ALTER TABLE opportunities ENABLE TRIGGER opportunities_set_updated_at;

CREATE OR REPLACE VIEW application_documents AS
  SELECT d.id, d.opportunity_id, d.uploaded_by AS user_id, o.posted_by AS poster_id, d.upload_type, d.asset_name,
    d.content_type, d.size_bytes, d.created_at,
    coalesce(d.signed_version_no < o.nda_version_no, false) AS is_superseded
  FROM opportunity_documents d
  JOIN opportunities o ON o.id = d.opportunity_id
  WHERE d.upload_type IN ('opportunity_apply', 'nda_apply');

-- The last copy that counts is the one that stays.
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
                    JOIN public.opportunities o ON o.id = d.opportunity_id
                    WHERE d.opportunity_id = OLD.opportunity_id AND d.uploaded_by = OLD.uploaded_by
                      AND d.upload_type = 'nda_apply' AND d.id <> OLD.id
                      AND d.signed_version_no >= o.nda_version_no) THEN
    RAISE EXCEPTION 'the signed NDA of an application with an offer stays'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'opportunity_documents_required_nda_stays',
        TABLE = 'opportunity_documents';
  END IF;
  RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END
$$;

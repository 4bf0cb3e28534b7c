-- X-72: taking a file off a post is an edit, and an earlier version of the post goes on naming it. The row stays where it
-- hangs, with the moment at which it was taken off; only staff see it from then on.
ALTER TABLE opportunity_documents ADD COLUMN detached_at timestamptz;
ALTER TABLE opportunity_documents ADD CONSTRAINT opportunity_documents_detached_from_post
  CHECK (detached_at IS NULL OR (opportunity_id IS NOT NULL AND upload_type IN ('opportunity_create', 'nda_create')));
COMMENT ON COLUMN opportunity_documents.detached_at IS 'When an edit took this file off its post; kept for the versions that name it (X-72).';

-- What was on a post that anybody but staff has read, or what one of its versions names, is never lost, whoever writes.
CREATE FUNCTION private.guard_post_document() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF private.is_seeding(TG_RELID) THEN
    RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
  END IF;
  IF EXISTS (SELECT FROM public.opportunities o
             WHERE o.id = OLD.opportunity_id
               AND ((o.status NOT IN ('draft', 'draft_deleted') AND OLD.detached_at IS NULL)
                 OR EXISTS (SELECT FROM public.opportunity_versions v
                            WHERE v.opportunity_id = o.id
                              AND v.snapshot -> 'sheet' -> 'documents'
                                @> jsonb_build_array(jsonb_build_object('id', OLD.id))))) THEN
    RAISE EXCEPTION 'a file that a version of the post names stays'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'opportunity_documents_named_file_stays',
        TABLE = 'opportunity_documents';
  END IF;
  RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END
$$;
CREATE TRIGGER opportunity_documents_guard_deletion BEFORE DELETE ON opportunity_documents
  FOR EACH ROW WHEN (OLD.upload_type IN ('opportunity_create', 'nda_create'))
  EXECUTE FUNCTION private.guard_post_document();
CREATE TRIGGER opportunity_documents_guard_place BEFORE UPDATE OF opportunity_id, upload_type, uploaded_by, storage_key
  ON opportunity_documents
  FOR EACH ROW WHEN (OLD.upload_type IN ('opportunity_create', 'nda_create')
    AND (OLD.opportunity_id, OLD.upload_type, OLD.uploaded_by, OLD.storage_key)
      IS DISTINCT FROM (NEW.opportunity_id, NEW.upload_type, NEW.uploaded_by, NEW.storage_key))
  EXECUTE FUNCTION private.guard_post_document();

-- A post that asks for an NDA has one to sign. Looked at when the transaction ends, so that one may replace another.
CREATE FUNCTION private.guard_nda_to_sign() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT private.is_seeding(TG_RELID)
    AND EXISTS (SELECT FROM public.opportunities o
                WHERE o.id = OLD.opportunity_id AND o.company_asked_to_sign_nda AND o.status IN ('draft', 'published'))
    AND NOT EXISTS (SELECT FROM public.opportunity_documents d
                    WHERE d.opportunity_id = OLD.opportunity_id AND d.upload_type = 'nda_create'
                      AND d.detached_at IS NULL) THEN
    RAISE EXCEPTION 'a post that asks for an NDA keeps one to sign'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'opportunity_documents_nda_to_sign_stays',
        TABLE = 'opportunity_documents';
  END IF;
  RETURN NULL;
END
$$;
CREATE CONSTRAINT TRIGGER opportunity_documents_guard_nda_to_sign
  AFTER DELETE OR UPDATE OF opportunity_id, upload_type, detached_at ON opportunity_documents
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD.upload_type = 'nda_create' AND OLD.detached_at IS NULL)
  EXECUTE FUNCTION private.guard_nda_to_sign();

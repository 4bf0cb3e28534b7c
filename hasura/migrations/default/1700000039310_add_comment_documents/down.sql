DROP TRIGGER opportunity_documents_guard_sent ON opportunity_documents;
DROP FUNCTION private.guard_comment_document();
DROP VIEW opportunity_comment_documents;
DELETE FROM opportunity_documents WHERE upload_type = 'opportunity_comment';
ALTER TABLE opportunity_documents
  DROP COLUMN comment_id,
  DROP COLUMN comment_position,
  DROP CONSTRAINT opportunity_documents_upload_type_known,
  ADD CONSTRAINT opportunity_documents_upload_type_known
    CHECK (upload_type IN ('opportunity_create', 'nda_create', 'opportunity_apply', 'nda_apply'));

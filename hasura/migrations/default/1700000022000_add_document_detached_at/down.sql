DROP TRIGGER opportunity_documents_guard_nda_to_sign ON opportunity_documents;
DROP FUNCTION private.guard_nda_to_sign();
DROP TRIGGER opportunity_documents_guard_place ON opportunity_documents;
DROP TRIGGER opportunity_documents_guard_deletion ON opportunity_documents;
DROP FUNCTION private.guard_post_document();
-- Without the mark a file that was taken off would be back on its post.
DELETE FROM opportunity_documents WHERE detached_at IS NOT NULL;
ALTER TABLE opportunity_documents DROP COLUMN detached_at;

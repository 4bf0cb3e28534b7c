DROP TRIGGER opportunity_documents_guard_nda ON opportunity_documents;
DROP FUNCTION private.guard_required_nda();

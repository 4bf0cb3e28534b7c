-- Who uploaded a file is not for every reader of it: it would name the poster of a fractional post. Of an application
-- it is known anyway, so applicants' files stand in a view of their own, with their owner.
CREATE VIEW application_documents AS
  SELECT d.id, d.opportunity_id, d.uploaded_by AS user_id, o.posted_by AS poster_id, d.upload_type, d.asset_name,
    d.content_type, d.size_bytes, d.created_at
  FROM opportunity_documents d
  JOIN opportunities o ON o.id = d.opportunity_id
  WHERE d.upload_type IN ('opportunity_apply', 'nda_apply');
COMMENT ON VIEW application_documents IS 'Proposals and signed NDAs: for their owner and the poster (GO-37).';
CREATE INDEX opportunity_documents_application_idx ON opportunity_documents (opportunity_id, uploaded_by, upload_type);
ALTER TABLE opportunity_documents ADD CONSTRAINT opportunity_documents_application_attached
  CHECK (opportunity_id IS NOT NULL OR upload_type NOT IN ('opportunity_apply', 'nda_apply'));

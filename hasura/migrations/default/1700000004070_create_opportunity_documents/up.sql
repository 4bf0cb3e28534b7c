CREATE TABLE opportunity_documents (
  id uuid CONSTRAINT opportunity_documents_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
  opportunity_id uuid CONSTRAINT opportunity_documents_opportunity_fkey REFERENCES opportunities ON DELETE CASCADE,
  uploaded_by uuid NOT NULL CONSTRAINT opportunity_documents_uploader_fkey REFERENCES users,
  upload_type text NOT NULL CONSTRAINT opportunity_documents_upload_type_known
    CHECK (upload_type IN ('opportunity_create', 'nda_create', 'opportunity_apply', 'nda_apply')),
  asset_name text NOT NULL CONSTRAINT opportunity_documents_name_length CHECK (char_length(asset_name) BETWEEN 1 AND 255),
  storage_key text NOT NULL CONSTRAINT opportunity_documents_storage_key_unique UNIQUE,
  content_type text NOT NULL,
  size_bytes bigint NOT NULL CONSTRAINT opportunity_documents_size_positive CHECK (size_bytes > 0),
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX opportunity_documents_opportunity_idx ON opportunity_documents (opportunity_id, created_at);
CREATE INDEX opportunity_documents_uploader_idx ON opportunity_documents (uploaded_by, created_at);
CREATE INDEX opportunity_documents_unattached_idx ON opportunity_documents (uploaded_by, created_at) WHERE opportunity_id IS NULL;
COMMENT ON COLUMN opportunity_documents.storage_key IS 'Where the file lies; never leaves the server, links are signed.';

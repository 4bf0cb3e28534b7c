CREATE TABLE opportunity_versions (
  id uuid CONSTRAINT opportunity_versions_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
  opportunity_id uuid NOT NULL CONSTRAINT opportunity_versions_opportunity_fkey REFERENCES opportunities ON DELETE CASCADE,
  version_no int NOT NULL CONSTRAINT opportunity_versions_no_positive CHECK (version_no > 0),
  snapshot jsonb NOT NULL,
  edited_by uuid NOT NULL CONSTRAINT opportunity_versions_editor_fkey REFERENCES users,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT opportunity_versions_no_unique UNIQUE (opportunity_id, version_no)
);
CREATE INDEX opportunity_versions_editor_idx ON opportunity_versions (edited_by);
COMMENT ON TABLE opportunity_versions IS 'What a published post said before an edit (X-31).';

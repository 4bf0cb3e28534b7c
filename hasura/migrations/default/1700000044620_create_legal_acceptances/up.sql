-- Which version of the terms of use and of the privacy text somebody was shown and accepted, and when (X-61).
CREATE TABLE private.legal_acceptances (
  user_id uuid NOT NULL CONSTRAINT legal_acceptances_user_fkey REFERENCES users ON DELETE CASCADE,
  document text NOT NULL CONSTRAINT legal_acceptances_document_known CHECK (document IN ('terms-of-use', 'privacy')),
  version int NOT NULL CONSTRAINT legal_acceptances_version_positive CHECK (version > 0),
  accepted_at timestamptz NOT NULL,
  occasion text NOT NULL
    CONSTRAINT legal_acceptances_occasion_known CHECK (occasion IN ('sign-up', 'invitation', 'new-version')),
  CONSTRAINT legal_acceptances_pkey PRIMARY KEY (user_id, document, version)
);
CREATE TRIGGER legal_acceptances_append_only BEFORE UPDATE ON private.legal_acceptances
  FOR EACH ROW EXECUTE FUNCTION private.refuse_change();
GRANT SELECT, INSERT ON private.legal_acceptances TO sagework_actions;

-- What the form showed. Null for sign-ups from before these versions were asked for; their owners are asked later.
ALTER TABLE auth.pending_sign_ups ADD COLUMN terms_version int, ADD COLUMN privacy_version int;

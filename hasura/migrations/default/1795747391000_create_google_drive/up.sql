-- Experts save what they wrote as documents in their own Google Drive. Shown only while the setting is exactly 'true', which
-- staff write in the console (KUP-08, HUB-39). What they wrote there before stays.
INSERT INTO system_configurations (config, value, is_public) VALUES ('SHOW_GOOGLE_DRIVE_UPLOAD', 'false', true)
ON CONFLICT (config) DO UPDATE SET is_public = true;

-- A login at Google that was begun and hasn't come back yet. It belongs to one session, and is used once.
CREATE TABLE private.google_logins (
  state_digest text CONSTRAINT google_logins_pkey PRIMARY KEY,
  session_id uuid NOT NULL CONSTRAINT google_logins_session_fkey REFERENCES auth.sessions ON DELETE CASCADE,
  sealed_verifier text NOT NULL,
  expires_at timestamptz NOT NULL
);
COMMENT ON TABLE private.google_logins IS 'Logins at Google under way. The state is kept as its digest, the verifier of PKCE encrypted.';
CREATE INDEX google_logins_session_idx ON private.google_logins (session_id);
CREATE INDEX google_logins_expiry_idx ON private.google_logins (expires_at);

-- Whoever signs out, or is signed out, takes the token along. It is never kept for more than an hour (KBASE-73).
CREATE TABLE private.google_connections (
  session_id uuid CONSTRAINT google_connections_pkey PRIMARY KEY
    CONSTRAINT google_connections_session_fkey REFERENCES auth.sessions ON DELETE CASCADE,
  sealed_token text NOT NULL,
  connected_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  CONSTRAINT google_connections_last_an_hour CHECK (
    expires_at > connected_at AND expires_at <= connected_at + interval '3600 seconds')
);
COMMENT ON TABLE private.google_connections IS 'Tokens for Google Drive by session, encrypted by the service; no role of GraphQL can read the table.';
CREATE INDEX google_connections_expiry_idx ON private.google_connections (expires_at);

-- What was saved lately, so that pressing twice, or trying again after a lost answer, makes no second document.
CREATE TABLE private.drive_saves (
  id uuid CONSTRAINT drive_saves_pkey PRIMARY KEY,
  click_id uuid NOT NULL CONSTRAINT drive_saves_click_key UNIQUE,
  user_id uuid NOT NULL CONSTRAINT drive_saves_user_fkey REFERENCES users,
  item_id uuid NOT NULL,
  document_id text CONSTRAINT drive_saves_document_form CHECK (document_id ~ '^[A-Za-z0-9_-]{1,128}$'),
  leased_until timestamptz,
  saved_at timestamptz,
  created_at timestamptz NOT NULL,
  CONSTRAINT drive_saves_saved_somewhere CHECK (saved_at IS NULL OR document_id IS NOT NULL)
);
COMMENT ON COLUMN private.drive_saves.click_id IS 'The last press of the button that asked for this document.';
COMMENT ON COLUMN private.drive_saves.leased_until IS 'Until then somebody is saving it.';
CREATE UNIQUE INDEX drive_saves_unfinished_key ON private.drive_saves (user_id, item_id) WHERE saved_at IS NULL;
CREATE INDEX drive_saves_time_idx ON private.drive_saves (created_at);

GRANT SELECT, INSERT, DELETE ON private.google_logins TO sagework_actions;
GRANT SELECT, INSERT, UPDATE, DELETE ON private.google_connections, private.drive_saves TO sagework_actions;

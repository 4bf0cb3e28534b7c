-- Whoever signs up is nobody yet: the person comes to be when the address is confirmed (X-74).
CREATE TABLE auth.pending_sign_ups (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  browser_hash text NOT NULL,
  email text NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  account_type text NOT NULL,
  company_name text,
  time_zone text,
  method text NOT NULL,
  password_hash text,
  return_path text,
  code_round integer NOT NULL DEFAULT 0,
  wrong_codes integer NOT NULL DEFAULT 0,
  mailed_at timestamptz,
  confirmed_at timestamptz,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT auth_pending_sign_ups_pkey PRIMARY KEY (id),
  CONSTRAINT auth_pending_sign_ups_browser_email_key UNIQUE (browser_hash, email),
  CONSTRAINT auth_pending_sign_ups_email_is_lower_case CHECK (email = lower(email)),
  CONSTRAINT auth_pending_sign_ups_account_type_check CHECK (account_type IN ('expert', 'client')),
  CONSTRAINT auth_pending_sign_ups_method_check CHECK (method IN ('password', 'magic-link')),
  CONSTRAINT auth_pending_sign_ups_wrong_codes_check CHECK (wrong_codes BETWEEN 0 AND 5)
);
CREATE INDEX auth_pending_sign_ups_email_idx ON auth.pending_sign_ups (email);
CREATE INDEX auth_pending_sign_ups_created_at_idx ON auth.pending_sign_ups (created_at);
COMMENT ON TABLE auth.pending_sign_ups IS 'Sign-ups that wait for their address to be confirmed. They block nobody: an address may wait in several browsers.';
COMMENT ON COLUMN auth.pending_sign_ups.browser_hash IS 'A digest of the cookie of the browser that signed up: elsewhere its password counts for nothing.';
COMMENT ON COLUMN auth.pending_sign_ups.mailed_at IS 'When link and code were mailed; never for an address that has an account, so that neither can be guessed.';
COMMENT ON COLUMN auth.pending_sign_ups.code_round IS 'The code is made of the id and this number with the service''s secret, and stands nowhere.';

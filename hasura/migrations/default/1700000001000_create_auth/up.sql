-- Sign-in: the tables of better-auth (core, two-factor, magic link) with our names, and the counters of the rate limits.
-- GraphQL never sees this schema and the engine's role has no right in it.
CREATE SCHEMA auth;
COMMENT ON SCHEMA auth IS 'Identities, sessions, single-use links and rate limits; only the Express service reads it.';
GRANT USAGE ON SCHEMA auth TO sagework_actions;
ALTER DEFAULT PRIVILEGES IN SCHEMA auth GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO sagework_actions;

CREATE TABLE auth.users (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  name text NOT NULL,
  email text NOT NULL,
  email_verified boolean NOT NULL DEFAULT false,
  image text,
  two_factor_enabled boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT auth_users_pkey PRIMARY KEY (id),
  CONSTRAINT auth_users_email_key UNIQUE (email),
  CONSTRAINT auth_users_email_is_lower_case CHECK (email = lower(email))
);

CREATE TABLE auth.sessions (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL,
  token text NOT NULL,
  previous_token_hash text,
  rotated_at timestamptz NOT NULL DEFAULT now(),
  second_factor_at timestamptz,
  ip_address text,
  user_agent text,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT auth_sessions_pkey PRIMARY KEY (id),
  CONSTRAINT auth_sessions_token_key UNIQUE (token),
  CONSTRAINT auth_sessions_previous_token_hash_key UNIQUE (previous_token_hash),
  CONSTRAINT auth_sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users (id) ON DELETE CASCADE
);
CREATE INDEX auth_sessions_user_id_idx ON auth.sessions (user_id);
CREATE INDEX auth_sessions_expires_at_idx ON auth.sessions (expires_at);
COMMENT ON COLUMN auth.sessions.second_factor_at IS 'When this session passed the second factor; without it no staff role is given.';
COMMENT ON COLUMN auth.sessions.previous_token_hash IS 'The token before the last rotation: good for a minute, a sign of theft after that.';

CREATE TABLE auth.accounts (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL,
  issuer text NOT NULL,
  account_id text NOT NULL,
  provider_id text NOT NULL,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  password text,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT auth_accounts_pkey PRIMARY KEY (id),
  CONSTRAINT auth_accounts_issuer_account_id_key UNIQUE (issuer, account_id),
  CONSTRAINT auth_accounts_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users (id) ON DELETE CASCADE
);
CREATE INDEX auth_accounts_user_id_idx ON auth.accounts (user_id);

-- Text ids here: the library also keeps short-lived locks in this table under ids that are digests.
CREATE TABLE auth.verifications (
  id text NOT NULL DEFAULT gen_random_uuid()::text,
  identifier text NOT NULL,
  value text NOT NULL,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT auth_verifications_pkey PRIMARY KEY (id)
);
CREATE INDEX auth_verifications_identifier_idx ON auth.verifications (identifier);
CREATE INDEX auth_verifications_expires_at_idx ON auth.verifications (expires_at);
COMMENT ON COLUMN auth.verifications.identifier IS 'A digest of the link''s token, never the token.';

CREATE TABLE auth.two_factors (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL,
  secret text NOT NULL,
  backup_codes text NOT NULL,
  verified boolean NOT NULL DEFAULT true,
  failed_verification_count integer NOT NULL DEFAULT 0,
  locked_until timestamptz,
  CONSTRAINT auth_two_factors_pkey PRIMARY KEY (id),
  CONSTRAINT auth_two_factors_user_id_key UNIQUE (user_id),
  CONSTRAINT auth_two_factors_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users (id) ON DELETE CASCADE
);

CREATE TABLE auth.throttles (
  key text NOT NULL,
  hits integer NOT NULL,
  resets_at timestamptz NOT NULL,
  CONSTRAINT auth_throttles_pkey PRIMARY KEY (key),
  CONSTRAINT auth_throttles_hits_are_positive CHECK (hits > 0)
);
CREATE INDEX auth_throttles_resets_at_idx ON auth.throttles (resets_at);
COMMENT ON TABLE auth.throttles IS 'Attempts per digest of address or account; kept here so that a restart forgives nobody.';

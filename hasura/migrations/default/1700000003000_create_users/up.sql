CREATE TABLE users (
  id uuid CONSTRAINT users_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
  first_name text NOT NULL CONSTRAINT users_first_name_length CHECK (char_length(btrim(first_name)) BETWEEN 1 AND 100),
  last_name text NOT NULL CONSTRAINT users_last_name_length CHECK (char_length(btrim(last_name)) BETWEEN 1 AND 100),
  slug text NOT NULL CONSTRAINT users_slug_unique UNIQUE CONSTRAINT users_slug_form CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  profile_pic text CONSTRAINT users_profile_pic_is_link CHECK (profile_pic ~ '^(/|https://)'),
  designation text CONSTRAINT users_designation_length CHECK (char_length(designation) <= 200),
  company_id uuid,
  is_expert boolean NOT NULL DEFAULT false,
  is_suspended boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX users_experts_idx ON users (created_at DESC, id) WHERE is_expert AND NOT is_suspended;
COMMENT ON TABLE users IS 'The public card of a person: nothing in here that others may not see, but is_suspended.';

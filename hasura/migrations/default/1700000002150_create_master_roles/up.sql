CREATE TABLE master_roles (
  id uuid CONSTRAINT master_roles_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
  role_name text NOT NULL CONSTRAINT master_roles_name_unique UNIQUE,
  role_type text NOT NULL
    CONSTRAINT master_roles_type_known CHECK (role_type IN ('c-level', 'vp', 'director', 'manager', 'specialist')),
  deleted boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE master_roles IS 'Role levels that a fractional post can ask for.';

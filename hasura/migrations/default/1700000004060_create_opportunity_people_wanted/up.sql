CREATE TABLE opportunity_roles (
  opportunity_id uuid NOT NULL CONSTRAINT opportunity_roles_opportunity_fkey REFERENCES opportunities ON DELETE CASCADE,
  role_id uuid NOT NULL CONSTRAINT opportunity_roles_role_fkey REFERENCES master_roles,
  position smallint NOT NULL DEFAULT 0,
  CONSTRAINT opportunity_roles_pkey PRIMARY KEY (opportunity_id, role_id)
);
CREATE TABLE opportunity_availabilities (
  opportunity_id uuid NOT NULL
    CONSTRAINT opportunity_availabilities_opportunity_fkey REFERENCES opportunities ON DELETE CASCADE,
  availability_type_id uuid NOT NULL
    CONSTRAINT opportunity_availabilities_type_fkey REFERENCES opportunity_availability_types,
  CONSTRAINT opportunity_availabilities_pkey PRIMARY KEY (opportunity_id, availability_type_id)
);
CREATE TABLE opportunity_package_experts (
  opportunity_id uuid NOT NULL
    CONSTRAINT opportunity_package_experts_opportunity_fkey REFERENCES opportunities ON DELETE CASCADE,
  user_id uuid NOT NULL CONSTRAINT opportunity_package_experts_user_fkey REFERENCES users,
  CONSTRAINT opportunity_package_experts_pkey PRIMARY KEY (opportunity_id, user_id)
);
COMMENT ON COLUMN opportunity_roles.position IS 'The order of choosing: the first role names the post and sets its budget range (GD-55, GD-63).';
CREATE INDEX opportunity_roles_role_idx ON opportunity_roles (role_id, opportunity_id);
CREATE INDEX opportunity_availabilities_type_idx ON opportunity_availabilities (availability_type_id, opportunity_id);
CREATE INDEX opportunity_package_experts_user_idx ON opportunity_package_experts (user_id, opportunity_id);

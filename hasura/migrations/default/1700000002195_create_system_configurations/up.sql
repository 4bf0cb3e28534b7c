CREATE TABLE system_configurations (
  config text CONSTRAINT system_configurations_pkey PRIMARY KEY,
  value text NOT NULL,
  is_public boolean NOT NULL DEFAULT false
);
COMMENT ON COLUMN system_configurations.is_public IS 'The allow-list of GK-145: only public settings are read over GraphQL.';

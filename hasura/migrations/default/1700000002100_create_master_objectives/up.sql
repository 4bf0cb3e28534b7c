CREATE TABLE master_objectives (
  id uuid CONSTRAINT master_objectives_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
  objective_name text NOT NULL CONSTRAINT master_objectives_name_filled CHECK (btrim(objective_name) <> ''),
  deleted boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT master_objectives_name_unique UNIQUE (objective_name)
);
COMMENT ON TABLE master_objectives IS 'What a company wants to reach; shown as "category".';

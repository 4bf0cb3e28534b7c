CREATE TABLE master_expertise (
  id uuid CONSTRAINT master_expertise_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
  expertise_name text NOT NULL CONSTRAINT master_expertise_name_filled CHECK (btrim(expertise_name) <> ''),
  category_id uuid NOT NULL CONSTRAINT master_expertise_category_fkey REFERENCES master_objectives,
  deleted boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT master_expertise_name_unique UNIQUE (category_id, expertise_name)
);
CREATE INDEX master_expertise_offered_idx ON master_expertise (expertise_name) WHERE NOT deleted;
COMMENT ON TABLE master_expertise IS 'Skills of an expert and wanted skills of an opportunity.';

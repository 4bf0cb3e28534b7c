CREATE TABLE master_domains (
  id uuid CONSTRAINT master_domains_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
  domain_name text NOT NULL CONSTRAINT master_domains_name_filled CHECK (btrim(domain_name) <> ''),
  deleted boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT master_domains_name_unique UNIQUE (domain_name)
);
COMMENT ON TABLE master_domains IS 'Industries, both as domain of an opportunity and as industry of an expert.';

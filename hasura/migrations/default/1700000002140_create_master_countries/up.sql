CREATE TABLE master_countries (
  id uuid CONSTRAINT master_countries_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
  country_name text NOT NULL CONSTRAINT master_countries_name_filled CHECK (btrim(country_name) <> ''),
  country_code char(2) NOT NULL
    CONSTRAINT master_countries_code_unique UNIQUE
    CONSTRAINT master_countries_code_form CHECK (country_code ~ '^[A-Z]{2}$'),
  deleted boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX master_countries_offered_idx ON master_countries (country_name) WHERE NOT deleted;
COMMENT ON TABLE master_countries IS 'Countries by ISO 3166 code.';

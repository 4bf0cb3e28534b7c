CREATE TABLE plan_packages (
  code text CONSTRAINT plan_packages_pkey PRIMARY KEY,
  name text NOT NULL,
  hire_fee_percent numeric(5, 2) NOT NULL
    CONSTRAINT plan_packages_fee_is_percent CHECK (hire_fee_percent BETWEEN 0 AND 100),
  is_free boolean NOT NULL DEFAULT false,
  sort int NOT NULL
);
COMMENT ON TABLE plan_packages IS 'Plan types, older ones included (PLAN-14, PLAN-16), with the platform fee on a hire.';

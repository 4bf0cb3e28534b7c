CREATE TABLE opportunity_duration_types (
  id uuid CONSTRAINT opportunity_duration_types_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
  code text NOT NULL
    CONSTRAINT opportunity_duration_types_code_unique UNIQUE
    CONSTRAINT opportunity_duration_types_code_known CHECK (code IN ('day', 'week', 'month')),
  duration_type text NOT NULL
);
CREATE TABLE opportunity_start_dates (
  id uuid CONSTRAINT opportunity_start_dates_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
  code text NOT NULL CONSTRAINT opportunity_start_dates_code_unique UNIQUE,
  start_date text NOT NULL,
  sort int NOT NULL
);
CREATE TABLE opportunity_availability_types (
  id uuid CONSTRAINT opportunity_availability_types_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
  code text NOT NULL CONSTRAINT opportunity_availability_types_code_unique UNIQUE,
  availability_type text NOT NULL,
  sort int NOT NULL
);
COMMENT ON COLUMN opportunity_start_dates.start_date IS 'The words shown, e.g. "Within 2 weeks".';

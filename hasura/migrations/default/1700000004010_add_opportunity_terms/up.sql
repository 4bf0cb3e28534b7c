ALTER TABLE opportunities
  ADD COLUMN duration_months int CONSTRAINT opportunities_duration_in_range CHECK (duration_months BETWEEN 1 AND 24),
  ADD COLUMN duration_type_id uuid
    CONSTRAINT opportunities_duration_type_fkey REFERENCES opportunity_duration_types,
  ADD COLUMN start_date_id uuid CONSTRAINT opportunities_start_date_fkey REFERENCES opportunity_start_dates,
  ADD COLUMN min_budget_cents bigint CONSTRAINT opportunities_min_budget_positive CHECK (min_budget_cents > 0),
  ADD COLUMN max_budget_cents bigint CONSTRAINT opportunities_max_budget_positive CHECK (max_budget_cents > 0),
  ADD COLUMN no_of_days int CONSTRAINT opportunities_days_in_range CHECK (no_of_days BETWEEN 1 AND 31),
  ADD COLUMN no_of_days_unit_id uuid
    CONSTRAINT opportunities_days_unit_fkey REFERENCES opportunity_duration_types,
  ADD CONSTRAINT opportunities_budget_ordered CHECK (max_budget_cents >= min_budget_cents),
  ADD CONSTRAINT opportunities_days_have_unit CHECK ((no_of_days IS NULL) = (no_of_days_unit_id IS NULL));

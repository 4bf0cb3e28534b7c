CREATE TABLE budget_ranges (
  id uuid CONSTRAINT budget_ranges_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
  role_id uuid NOT NULL CONSTRAINT budget_ranges_role_fkey REFERENCES master_roles ON DELETE CASCADE,
  duration_type_id uuid NOT NULL
    CONSTRAINT budget_ranges_duration_type_fkey REFERENCES opportunity_duration_types ON DELETE CASCADE,
  min_amount_cents bigint NOT NULL,
  max_amount_cents bigint NOT NULL,
  CONSTRAINT budget_ranges_one_per_unit UNIQUE (role_id, duration_type_id),
  CONSTRAINT budget_ranges_amounts_ordered CHECK (min_amount_cents > 0 AND max_amount_cents >= min_amount_cents)
);
CREATE INDEX budget_ranges_duration_type_idx ON budget_ranges (duration_type_id);
COMMENT ON TABLE budget_ranges IS 'What a role may be offered per day, week or month (GD-63).';

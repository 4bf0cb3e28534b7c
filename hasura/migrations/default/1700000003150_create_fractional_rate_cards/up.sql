CREATE TABLE fractional_rate_cards (
  id uuid CONSTRAINT fractional_rate_cards_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL
    CONSTRAINT fractional_rate_cards_one_per_expert UNIQUE
    CONSTRAINT fractional_rate_cards_expert_fkey REFERENCES expert_details ON DELETE CASCADE,
  min_value_cents bigint NOT NULL,
  max_value_cents bigint NOT NULL,
  starting_at_cents bigint NOT NULL,
  rate_unit_id uuid NOT NULL CONSTRAINT fractional_rate_cards_unit_fkey REFERENCES opportunity_duration_types,
  category_id uuid NOT NULL CONSTRAINT fractional_rate_cards_category_fkey REFERENCES master_objectives,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT fractional_rate_cards_amounts_ordered
    CHECK (min_value_cents > 0 AND max_value_cents >= min_value_cents AND starting_at_cents > 0)
);
CREATE INDEX fractional_rate_cards_unit_idx ON fractional_rate_cards (rate_unit_id);
CREATE INDEX fractional_rate_cards_category_idx ON fractional_rate_cards (category_id);

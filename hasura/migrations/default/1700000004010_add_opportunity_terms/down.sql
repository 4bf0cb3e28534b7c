ALTER TABLE opportunities
  DROP CONSTRAINT opportunities_days_have_unit,
  DROP CONSTRAINT opportunities_budget_ordered,
  DROP COLUMN no_of_days_unit_id, DROP COLUMN no_of_days, DROP COLUMN max_budget_cents, DROP COLUMN min_budget_cents,
  DROP COLUMN start_date_id, DROP COLUMN duration_type_id, DROP COLUMN duration_months;

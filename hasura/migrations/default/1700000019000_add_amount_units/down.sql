DROP TRIGGER hires_guard_unit ON hires;
ALTER TABLE counter_offers ADD COLUMN budget_unit_id uuid
  CONSTRAINT counter_offers_budget_unit_fkey REFERENCES opportunity_duration_types;
ALTER TABLE counter_offers DISABLE TRIGGER counter_offers_set_updated_at;
ALTER TABLE counter_offers DISABLE TRIGGER counter_offers_guard_move;
UPDATE counter_offers SET budget_unit_id = unit.id
  FROM opportunity_duration_types unit WHERE unit.code = counter_offers.counter_amount_unit;
ALTER TABLE counter_offers ENABLE TRIGGER counter_offers_set_updated_at;
ALTER TABLE counter_offers ENABLE TRIGGER counter_offers_guard_move;
ALTER TABLE counter_offers DROP COLUMN counter_amount_unit;
ALTER TABLE hires DROP COLUMN agreed_value_unit;
ALTER TABLE opportunity_history DROP COLUMN amount_unit;
ALTER TABLE opportunity_trackings DROP COLUMN agreed_value_unit;

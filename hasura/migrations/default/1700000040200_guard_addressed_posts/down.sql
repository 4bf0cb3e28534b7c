ALTER TABLE opportunities
  DROP CONSTRAINT opportunities_assigned_type_known,
  DROP CONSTRAINT opportunities_assigned_expert_is_another,
  DROP COLUMN is_fractional_from_assigned_expert,
  ADD COLUMN is_fractional_from_assigned_expert boolean NOT NULL DEFAULT false;
UPDATE opportunities SET is_fractional_from_assigned_expert = true WHERE type = 'fractional' AND assigned_expert_id IS NOT NULL;
ALTER TABLE opportunities ADD CONSTRAINT opportunities_assigned_expert_known
  CHECK (NOT is_fractional_from_assigned_expert OR assigned_expert_id IS NOT NULL);

-- A post that is addressed to one expert (FRAC-29, GO-28) is theirs and its poster's alone, so only types that are meant for
-- that may have one. That a role is addressed follows from its expert and can't be said otherwise (GD-66).
ALTER TABLE opportunities
  DROP CONSTRAINT opportunities_assigned_expert_known,
  DROP COLUMN is_fractional_from_assigned_expert,
  ADD COLUMN is_fractional_from_assigned_expert boolean NOT NULL
    GENERATED ALWAYS AS (type = 'fractional' AND assigned_expert_id IS NOT NULL) STORED,
  ADD CONSTRAINT opportunities_assigned_expert_is_another CHECK (assigned_expert_id <> posted_by),
  ADD CONSTRAINT opportunities_assigned_type_known
    CHECK (assigned_expert_id IS NULL OR type IN ('fractional', 'hire-expert-on-project'));

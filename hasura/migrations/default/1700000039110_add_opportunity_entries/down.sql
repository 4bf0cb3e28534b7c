ALTER TABLE opportunities
  DROP COLUMN achieve_from_program,
  DROP COLUMN impact_on_business,
  DROP COLUMN deliverables;

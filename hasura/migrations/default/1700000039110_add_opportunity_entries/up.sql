-- What a programme delivers and changes (OPP-26). Lists that are only ever read and written whole, so columns, not tables.
ALTER TABLE opportunities
  ADD COLUMN deliverables jsonb NOT NULL DEFAULT '[]'
    CONSTRAINT opportunities_deliverables_valid CHECK (private.is_entry_list(deliverables, '{title,details}')),
  ADD COLUMN impact_on_business jsonb NOT NULL DEFAULT '[]'
    CONSTRAINT opportunities_impact_on_business_valid CHECK (private.is_entry_list(impact_on_business, '{description}')),
  ADD COLUMN achieve_from_program jsonb NOT NULL DEFAULT '[]'
    CONSTRAINT opportunities_achieve_from_program_valid
    CHECK (private.is_entry_list(achieve_from_program, '{title,details}'));

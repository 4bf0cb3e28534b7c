-- GO-07: the words are refused by name even if somebody adds a row to the reference tables.
ALTER TABLE opportunities
  ADD CONSTRAINT opportunities_type_known CHECK (type IN ('project', 'fractional', 'learning', 'collaboration',
    'advice', 'training', 'coaching', 'amplify', 'hire-expert-on-project')),
  ADD CONSTRAINT opportunities_status_known CHECK (status IN ('draft', 'published', 'in progress', 'completed',
    'closed', 'no hires', 'deleted', 'draft_deleted')),
  -- FRAC-39, FRAC-40: counted on the trimmed plain text, as the form counts.
  ADD CONSTRAINT opportunities_fractional_brief_length
    CHECK (type <> 'fractional' OR char_length(btrim(brief)) BETWEEN 100 AND 2000),
  ADD CONSTRAINT opportunities_published_has_moment CHECK (status <> 'published' OR published_at IS NOT NULL);

ALTER TABLE opportunities
  DROP CONSTRAINT opportunities_published_has_moment,
  DROP CONSTRAINT opportunities_fractional_brief_length,
  DROP CONSTRAINT opportunities_status_known,
  DROP CONSTRAINT opportunities_type_known;

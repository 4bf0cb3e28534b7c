COMMENT ON TABLE opportunity_versions IS 'What a published post said before an edit (X-31).';
DROP TRIGGER opportunities_guard_version ON opportunities;
DROP FUNCTION private.guard_opportunity_version();
ALTER TABLE opportunities DROP COLUMN version_no;

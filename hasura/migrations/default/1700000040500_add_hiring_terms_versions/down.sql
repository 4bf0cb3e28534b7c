ALTER TABLE hires DROP COLUMN terms_version, DROP COLUMN accepted_terms_version;
ALTER TABLE opportunity_trackings DROP COLUMN terms_version;
ALTER TABLE opportunities DROP COLUMN poster_terms_version;

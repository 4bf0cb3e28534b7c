DROP TRIGGER hires_guard_version ON hires;
ALTER TABLE hires DROP COLUMN version_no;
ALTER TABLE opportunity_trackings DROP COLUMN answers_version_no;

DROP FUNCTION private.is_artefact_public;
ALTER TABLE insights_responses DROP COLUMN artefact_id;
DROP TABLE private.response_artefacts;

DROP FUNCTION private.stand_applications;
DROP FUNCTION private.owes_nda;
DROP INDEX opportunity_trackings_unseen_idx;
DROP TABLE private.application_standings;

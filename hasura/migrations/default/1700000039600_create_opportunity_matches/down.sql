DROP VIEW opportunity_matches;
DROP FUNCTION private.match_reasons_of(uuid, uuid);
DROP VIEW private.match_reasons;

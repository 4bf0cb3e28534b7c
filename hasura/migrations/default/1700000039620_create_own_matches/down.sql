DROP FUNCTION own_opportunity_matches(json, timestamptz, uuid, int);
REVOKE SELECT ON private.open_criteria FROM sagework_hasura, sagework_actions;
DROP FUNCTION private.newest_matches(uuid, timestamptz, timestamptz, uuid, int);

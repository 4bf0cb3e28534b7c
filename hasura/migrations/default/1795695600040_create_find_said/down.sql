DROP FUNCTION find_said;
DROP VIEW private.heard_segments;
DROP VIEW private.heard_passages;
DROP VIEW said_hits;

DROP FUNCTION find_audit_entries;
DROP VIEW audit_entries, private.post_events, private.staff_acts;

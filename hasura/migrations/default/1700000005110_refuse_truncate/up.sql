-- Emptying one of these loses history that nothing can restore; it is refused even to the owner.
CREATE TRIGGER staff_audit_log_no_truncate BEFORE TRUNCATE ON staff_audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION private.refuse_change();
CREATE TRIGGER users_no_truncate BEFORE TRUNCATE ON users
  FOR EACH STATEMENT EXECUTE FUNCTION private.refuse_change();
CREATE TRIGGER opportunities_no_truncate BEFORE TRUNCATE ON opportunities
  FOR EACH STATEMENT EXECUTE FUNCTION private.refuse_change();
CREATE TRIGGER opportunity_trackings_no_truncate BEFORE TRUNCATE ON opportunity_trackings
  FOR EACH STATEMENT EXECUTE FUNCTION private.refuse_change();
CREATE TRIGGER opportunity_versions_no_truncate BEFORE TRUNCATE ON opportunity_versions
  FOR EACH STATEMENT EXECUTE FUNCTION private.refuse_change();

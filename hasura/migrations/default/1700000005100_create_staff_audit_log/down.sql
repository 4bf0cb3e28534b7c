DROP TABLE staff_audit_log;

ALTER TABLE auth.sessions DROP CONSTRAINT auth_sessions_end_after_90_days;

-- Use prolongs a session by 30 days, but never beyond 90 days after it began. Hours, because days depend on a time zone.
UPDATE auth.sessions SET expires_at = created_at + interval '2160 hours'
WHERE expires_at > created_at + interval '2160 hours';
ALTER TABLE auth.sessions ADD CONSTRAINT auth_sessions_end_after_90_days
  CHECK (expires_at <= created_at + interval '2160 hours');

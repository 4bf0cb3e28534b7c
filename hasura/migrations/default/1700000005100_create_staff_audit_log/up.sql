CREATE TABLE staff_audit_log (
  id uuid CONSTRAINT staff_audit_log_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
  actor_id uuid NOT NULL CONSTRAINT staff_audit_log_actor_fkey REFERENCES users,
  action text NOT NULL CONSTRAINT staff_audit_log_action_filled CHECK (action <> ''),
  subject_type text NOT NULL,
  subject_id uuid NOT NULL,
  reason text,
  details jsonb NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX staff_audit_log_newest_idx ON staff_audit_log (created_at DESC, id DESC);
CREATE INDEX staff_audit_log_subject_idx ON staff_audit_log (subject_type, subject_id, created_at DESC);
CREATE INDEX staff_audit_log_actor_idx ON staff_audit_log (actor_id, created_at DESC);

CREATE TRIGGER staff_audit_log_append_only BEFORE UPDATE OR DELETE ON staff_audit_log
  FOR EACH ROW EXECUTE FUNCTION private.refuse_change();
REVOKE UPDATE, DELETE ON staff_audit_log FROM sagework_actions;
REVOKE INSERT, UPDATE, DELETE ON staff_audit_log FROM sagework_hasura;

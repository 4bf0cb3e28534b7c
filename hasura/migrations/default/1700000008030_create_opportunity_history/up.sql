CREATE TABLE opportunity_history (
  id bigint CONSTRAINT opportunity_history_pkey PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  opportunity_id uuid NOT NULL CONSTRAINT opportunity_history_opportunity_fkey REFERENCES opportunities ON DELETE CASCADE,
  user_id uuid CONSTRAINT opportunity_history_user_fkey REFERENCES users,
  actor_id uuid CONSTRAINT opportunity_history_actor_fkey REFERENCES users,
  actor_role text NOT NULL CONSTRAINT opportunity_history_actor_role_known
    CHECK (actor_role IN ('poster', 'expert', 'staff', 'system')),
  event text NOT NULL CONSTRAINT opportunity_history_event_filled CHECK (event <> ''),
  tab text CONSTRAINT opportunity_history_tab_known CHECK (tab IN ('hiredTab', 'interestTab', 'commentTab')),
  words text,
  amount_cents bigint,
  -- Not now(): who waited for the lock of the opportunity writes after the one who held it.
  created_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX opportunity_history_timeline_idx ON opportunity_history (opportunity_id, id DESC);
CREATE INDEX opportunity_history_tab_idx ON opportunity_history (opportunity_id, tab, created_at);
CREATE INDEX opportunity_history_user_idx ON opportunity_history (user_id, opportunity_id, id DESC);
CREATE INDEX opportunity_history_actor_idx ON opportunity_history (actor_id);
COMMENT ON COLUMN opportunity_history.user_id IS 'The expert whom it concerns; null when it concerns the opportunity itself.';
COMMENT ON COLUMN opportunity_history.actor_id IS 'Who did it; null for staff and the system.';

CREATE TRIGGER opportunity_history_append_only BEFORE UPDATE ON opportunity_history
  FOR EACH ROW EXECUTE FUNCTION private.refuse_change();
CREATE TRIGGER opportunity_history_no_truncate BEFORE TRUNCATE ON opportunity_history
  FOR EACH STATEMENT EXECUTE FUNCTION private.refuse_change();
REVOKE UPDATE, DELETE ON opportunity_history FROM sagework_actions;
REVOKE INSERT, UPDATE, DELETE ON opportunity_history FROM sagework_hasura;

-- The audit page lists what people did the newest first: everything, on one post, by one person, or of one kind.
CREATE INDEX opportunity_history_newest_idx ON opportunity_history (created_at DESC, id DESC);
CREATE INDEX opportunity_history_post_idx ON opportunity_history (opportunity_id, created_at DESC, id DESC);
CREATE INDEX opportunity_history_event_idx ON opportunity_history (event, created_at DESC, id DESC);
-- With the time; as the index of the foreign key it serves as before.
DROP INDEX opportunity_history_actor_idx;
CREATE INDEX opportunity_history_actor_idx ON opportunity_history (actor_id, created_at DESC, id DESC);
CREATE INDEX staff_audit_log_action_idx ON staff_audit_log (action, created_at DESC, id DESC);

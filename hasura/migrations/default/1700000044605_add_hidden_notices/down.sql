DROP TRIGGER notifications_hide_unwanted ON notifications;
DROP FUNCTION private.hide_unwanted_notice;
DROP INDEX notifications_unseen_idx;
ALTER TABLE notifications DROP COLUMN hidden_at;
CREATE INDEX notifications_unseen_idx ON notifications (user_id) WHERE seen_at IS NULL;

-- A notice of a kind that its reader wants by email only is kept, because the email is made from it, but not shown.
ALTER TABLE notifications ADD COLUMN hidden_at timestamptz;
COMMENT ON COLUMN notifications.hidden_at IS 'Set for kinds that its reader switched off in the app; the notice is only emailed.';
DROP INDEX notifications_unseen_idx;
CREATE INDEX notifications_unseen_idx ON notifications (user_id) WHERE seen_at IS NULL AND hidden_at IS NULL;

CREATE FUNCTION private.hide_unwanted_notice() RETURNS trigger
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF EXISTS (SELECT FROM public.notification_preferences AS preference
    WHERE preference.user_id = NEW.user_id AND preference.kind = NEW.kind AND NOT preference.is_in_app_enabled) THEN
    NEW.hidden_at := now();
  END IF;
  RETURN NEW;
END
$$;
REVOKE ALL ON FUNCTION private.hide_unwanted_notice FROM PUBLIC;
CREATE TRIGGER notifications_hide_unwanted BEFORE INSERT ON notifications
  FOR EACH ROW EXECUTE FUNCTION private.hide_unwanted_notice();

ALTER TABLE notification_preferences
  DROP CONSTRAINT notification_preferences_kind_known,
  DROP CONSTRAINT notification_preferences_kind_length,
  ADD CONSTRAINT notification_preferences_kind_filled CHECK (kind <> '');
DROP TABLE notification_kinds;

ALTER TABLE notification_preferences
  DROP CONSTRAINT notification_preferences_kind_optional,
  DROP COLUMN is_optional,
  DROP COLUMN is_in_app_enabled;
DELETE FROM notification_preferences WHERE kind IN ('company_member', 'meeting', 'achievement');
DELETE FROM notification_kinds WHERE code IN ('welcome', 'company_member', 'meeting', 'achievement');
ALTER TABLE notification_kinds DROP CONSTRAINT notification_kinds_optional_unique, DROP COLUMN is_optional;

-- People choose per kind what they see under the bell and what is mailed to them. Kinds about money aren't theirs to
-- switch off: no row of preferences can name one, whoever writes it.
ALTER TABLE notification_kinds
  ADD COLUMN is_optional boolean NOT NULL DEFAULT true,
  ADD CONSTRAINT notification_kinds_optional_unique UNIQUE (code, is_optional);
COMMENT ON COLUMN notification_kinds.is_optional IS 'Whether people may switch it off.';
INSERT INTO notification_kinds (code, is_optional) VALUES
  ('welcome', false), ('company_member', true), ('meeting', true), ('achievement', true);
UPDATE notification_kinds SET is_optional = false
  WHERE code IN ('payment', 'income', 'credits_by_staff', 'ledger_alert');

DELETE FROM notification_preferences WHERE kind IN (SELECT code FROM notification_kinds WHERE NOT is_optional);
ALTER TABLE notification_preferences
  ADD COLUMN is_in_app_enabled boolean NOT NULL DEFAULT true,
  ADD COLUMN is_optional boolean NOT NULL GENERATED ALWAYS AS (true) STORED,
  ADD CONSTRAINT notification_preferences_kind_optional
    FOREIGN KEY (kind, is_optional) REFERENCES notification_kinds (code, is_optional);

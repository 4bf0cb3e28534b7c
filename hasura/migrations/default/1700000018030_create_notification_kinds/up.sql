-- A person chooses for kinds that exist; any word, a megabyte long and in any number, could be written before.
CREATE TABLE notification_kinds (
  code text CONSTRAINT notification_kinds_pkey PRIMARY KEY
    CONSTRAINT notification_kinds_code_form CHECK (code ~ '^[a-z][a-z_]{0,59}$')
);
COMMENT ON TABLE notification_kinds IS 'The kinds of actions/contract/notifications/kinds.ts, held equal by a test.';
INSERT INTO notification_kinds (code) VALUES
  ('opportunity_match'), ('opportunity_approved'), ('opportunity_changes_requested'), ('opportunity_submitted'),
  ('application_received'), ('application_progress'), ('counter_offer'), ('hire_offer'), ('hire_answer'),
  ('opportunity_ended');

DELETE FROM notification_preferences WHERE kind NOT IN (SELECT code FROM notification_kinds);
ALTER TABLE notification_preferences
  DROP CONSTRAINT notification_preferences_kind_filled,
  ADD CONSTRAINT notification_preferences_kind_length CHECK (char_length(kind) BETWEEN 1 AND 60),
  ADD CONSTRAINT notification_preferences_kind_known FOREIGN KEY (kind) REFERENCES notification_kinds;

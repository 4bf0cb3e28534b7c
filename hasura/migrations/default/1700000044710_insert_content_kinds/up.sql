INSERT INTO notification_kinds (code, is_optional) VALUES
  ('content_submitted', true), ('question_match', true), ('question_progress', true);

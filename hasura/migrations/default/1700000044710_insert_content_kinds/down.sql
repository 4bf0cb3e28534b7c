DELETE FROM notification_preferences WHERE kind IN ('content_submitted', 'question_match', 'question_progress');
DELETE FROM notification_kinds WHERE code IN ('content_submitted', 'question_match', 'question_progress');

INSERT INTO credit_prices (action, context, credits, accepts_amount, label, sort) VALUES
  ('ask_question', 'questions', 200, false, 'Ask a question', 1),
  ('send_message', 'chat', 10, false, 'Send a chat message', 2),
  ('reopen_chat', 'chat', 10, false, 'Reopen a chat', 3),
  ('request_call', 'expert', 1000, false, 'Request a call', 4),
  ('schedule_consultation', 'expert', 1000, true, 'Schedule a consultation', 5),
  ('ai_answer', 'playground', 10, false, 'AI answer in the playground', 6),
  -- Free within a number a day, which is a limit and not a price (X-27).
  ('ai_answer', 'home', 0, false, 'AI answer on the home page', 7),
  ('send_message', 'opportunity', 0, false, 'Message about an opportunity', 8),
  ('request_call', 'opportunity', 0, false, 'Project call about an opportunity', 9);

INSERT INTO system_configurations (config, value, is_public) VALUES
  ('HOME_AI_ANSWERS_PER_DAY', '30', true),
  -- What a new account gets, once (GK-019, CRED-08).
  ('WELCOME_CREDITS', '200', true);
-- The service counts with these two, so a slip in the console is refused instead of stopping sign-ups.
ALTER TABLE system_configurations ADD CONSTRAINT system_configurations_counts_are_whole
  CHECK (config NOT IN ('HOME_AI_ANSWERS_PER_DAY', 'WELCOME_CREDITS') OR value ~ '^[0-9]{1,6}$');

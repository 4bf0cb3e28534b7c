-- What somebody has seen once, in which role: their start page, and the welcome of staff (PROMPT-07, GD-04, GD-30).
CREATE TABLE first_visits (
  user_id uuid NOT NULL CONSTRAINT first_visits_user_fkey REFERENCES users ON DELETE CASCADE,
  role text NOT NULL CONSTRAINT first_visits_role_known CHECK (role IN ('user', 'expert', 'admin')),
  scope text NOT NULL CONSTRAINT first_visits_scope_known CHECK (scope IN ('dashboard', 'welcome')),
  seen_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT first_visits_pkey PRIMARY KEY (user_id, scope, role)
);
CREATE TRIGGER first_visits_append_only BEFORE UPDATE ON first_visits
  FOR EACH ROW EXECUTE FUNCTION private.refuse_change();
GRANT SELECT ON first_visits TO sagework_actions, sagework_hasura;
GRANT INSERT ON first_visits TO sagework_actions;

-- People who are here already have seen their start page.
INSERT INTO first_visits (user_id, role, scope, seen_at)
SELECT user_id, CASE WHEN users.is_expert THEN 'expert' WHEN is_admin THEN 'admin' ELSE 'user' END, 'dashboard', now()
FROM user_accounts JOIN users ON users.id = user_id;

-- Who accepted an invitation is welcomed once (PROMPT-33, GD-41).
ALTER TABLE company_members ADD COLUMN is_welcome_due boolean NOT NULL DEFAULT false;
GRANT UPDATE (is_welcome_due) ON company_members TO sagework_hasura;

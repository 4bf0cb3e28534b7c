CREATE TABLE company_members (
  company_id uuid NOT NULL CONSTRAINT company_members_company_fkey REFERENCES companies ON DELETE CASCADE,
  user_id uuid NOT NULL CONSTRAINT company_members_user_fkey REFERENCES users ON DELETE CASCADE,
  member_role text NOT NULL DEFAULT 'member'
    CONSTRAINT company_members_role_known CHECK (member_role IN ('owner', 'member')),
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT company_members_pkey PRIMARY KEY (company_id, user_id)
);
CREATE INDEX company_members_user_idx ON company_members (user_id);

CREATE TABLE private.company_invites (
  id uuid CONSTRAINT company_invites_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
  token_hash text NOT NULL CONSTRAINT company_invites_token_hash_unique UNIQUE,
  company_id uuid NOT NULL CONSTRAINT company_invites_company_fkey REFERENCES public.companies ON DELETE CASCADE,
  email text NOT NULL CONSTRAINT company_invites_email_lower CHECK (email = lower(email)),
  invited_by uuid NOT NULL CONSTRAINT company_invites_inviter_fkey REFERENCES public.users,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  accepted_at timestamptz
);
CREATE INDEX company_invites_company_idx ON private.company_invites (company_id, created_at DESC);
CREATE INDEX company_invites_inviter_idx ON private.company_invites (invited_by);

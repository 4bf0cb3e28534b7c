ALTER TABLE private.company_invites
  ADD COLUMN withdrawn_at timestamptz,
  ADD COLUMN withdrawn_by uuid CONSTRAINT company_invites_withdrawer_fkey REFERENCES public.users,
  ADD CONSTRAINT company_invites_end_once CHECK (accepted_at IS NULL OR withdrawn_at IS NULL);
CREATE INDEX company_invites_withdrawer_idx ON private.company_invites (withdrawn_by);
COMMENT ON COLUMN private.company_invites.withdrawn_at IS 'When the company took the invitation back; the link says so from then on.';

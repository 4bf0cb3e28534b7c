CREATE TABLE hires (
  id uuid CONSTRAINT hires_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
  opportunity_id uuid NOT NULL,
  user_id uuid NOT NULL,
  agreed_value_cents bigint NOT NULL CONSTRAINT hires_value_in_range
    CHECK (agreed_value_cents BETWEEN 100 AND 999999999999),
  hired_at timestamptz NOT NULL DEFAULT now(),
  accepted_at timestamptz,
  opted_out_at timestamptz,
  is_hired boolean NOT NULL GENERATED ALWAYS AS (accepted_at IS NOT NULL AND opted_out_at IS NULL) STORED,
  is_opt_out boolean NOT NULL GENERATED ALWAYS AS (opted_out_at IS NOT NULL) STORED,
  CONSTRAINT hires_one_per_applicant UNIQUE (opportunity_id, user_id),
  CONSTRAINT hires_application_fkey FOREIGN KEY (opportunity_id, user_id)
    REFERENCES opportunity_trackings (opportunity_id, user_id) ON DELETE CASCADE
);
CREATE INDEX hires_user_idx ON hires (user_id, hired_at DESC);
CREATE INDEX hires_newest_idx ON hires (opportunity_id, hired_at, id);
COMMENT ON TABLE hires IS 'Who was hired, for which amount: the entries of hiredPeople (GO-17, GO-19, GO-56).';

-- GO-41: the amount is copied when somebody is hired and never changes after.
CREATE FUNCTION private.guard_hire_terms() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the terms of a hire cannot change'
    USING ERRCODE = 'check_violation', CONSTRAINT = 'hires_terms_fixed', TABLE = 'hires';
END
$$;
CREATE TRIGGER hires_guard_terms BEFORE UPDATE OF agreed_value_cents, opportunity_id, user_id ON hires
  FOR EACH ROW WHEN (OLD.agreed_value_cents <> NEW.agreed_value_cents OR OLD.opportunity_id <> NEW.opportunity_id
    OR OLD.user_id <> NEW.user_id)
  EXECUTE FUNCTION private.guard_hire_terms();

-- Income is paid out by staff in batches: requested, put into a batch, confirmed by a second person where that is needed
-- (X-16), paid, and perhaps returned by the bank. The money waits in an account of the ledger meanwhile (X-25).
CREATE TABLE payout_batches (
  id uuid CONSTRAINT payout_batches_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
  batch_no bigint NOT NULL GENERATED ALWAYS AS IDENTITY CONSTRAINT payout_batches_number_unique UNIQUE,
  proposed_by uuid NOT NULL CONSTRAINT payout_batches_proposed_by_fkey REFERENCES users,
  created_at timestamptz NOT NULL DEFAULT now(),
  needs_second_person boolean NOT NULL DEFAULT true,
  confirmed_by uuid CONSTRAINT payout_batches_confirmed_by_fkey REFERENCES users,
  confirmed_at timestamptz,
  paid_by uuid CONSTRAINT payout_batches_paid_by_fkey REFERENCES users,
  paid_at timestamptz,
  reference text
    CONSTRAINT payout_batches_reference_sized CHECK (char_length(reference) BETWEEN 1 AND 100)
    CONSTRAINT payout_batches_reference_visible CHECK (private.has_visible_sign(reference))
    CONSTRAINT payout_batches_reference_one_line CHECK (private.is_one_line(reference)),
  CONSTRAINT payout_batches_confirmed_whole CHECK ((confirmed_by IS NULL) = (confirmed_at IS NULL)),
  CONSTRAINT payout_batches_paid_whole
    CHECK ((paid_by IS NULL) = (paid_at IS NULL) AND (paid_by IS NULL) = (reference IS NULL)),
  CONSTRAINT payout_batches_two_people CHECK (confirmed_by <> proposed_by),
  CONSTRAINT payout_batches_second_person
    CHECK (paid_by IS NULL OR NOT needs_second_person OR confirmed_by IS NOT NULL)
);
CREATE INDEX payout_batches_newest_idx ON payout_batches (batch_no DESC);
CREATE INDEX payout_batches_proposed_by_idx ON payout_batches (proposed_by);
CREATE INDEX payout_batches_confirmed_by_idx ON payout_batches (confirmed_by);
CREATE INDEX payout_batches_paid_by_idx ON payout_batches (paid_by);
COMMENT ON COLUMN payout_batches.needs_second_person IS 'Whether the sum requires a second member of staff; decided by the trigger from the payouts in it.';

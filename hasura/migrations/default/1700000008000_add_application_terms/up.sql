ALTER TABLE opportunity_trackings
  ADD COLUMN agreed_value_cents bigint CONSTRAINT opportunity_trackings_offer_in_range
    CHECK (agreed_value_cents BETWEEN 100 AND 999999999999),
  ADD COLUMN proposal_submitted_at timestamptz,
  ADD COLUMN is_proposal_uploaded boolean NOT NULL GENERATED ALWAYS AS (proposal_submitted_at IS NOT NULL) STORED,
  ADD COLUMN rejected_reason text CONSTRAINT opportunity_trackings_rejected_reason_length
    CHECK (char_length(rejected_reason) <= 1000),
  ADD COLUMN is_rejected boolean NOT NULL GENERATED ALWAYS AS (status = 'rejected') STORED,
  ADD COLUMN opt_out_reason text CONSTRAINT opportunity_trackings_opt_out_reason_length
    CHECK (char_length(opt_out_reason) <= 1000),
  ADD COLUMN is_opt_out boolean NOT NULL GENERATED ALWAYS AS (status = 'opted out') STORED,
  ADD COLUMN seen_by_poster_at timestamptz,
  ADD CONSTRAINT opportunity_trackings_proposal_has_offer
    CHECK (proposal_submitted_at IS NULL OR agreed_value_cents IS NOT NULL);
COMMENT ON COLUMN opportunity_trackings.agreed_value_cents IS 'What the expert offers to work for, in cents (PROP-03).';
COMMENT ON COLUMN opportunity_trackings.seen_by_poster_at IS 'When the poster first saw the application: the expert is told (X-05).';
-- The people of a post in the order in which they showed interest.
CREATE INDEX opportunity_trackings_interest_idx ON opportunity_trackings (opportunity_id, interest_shown_at, user_id);

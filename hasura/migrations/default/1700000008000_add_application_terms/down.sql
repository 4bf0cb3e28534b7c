DROP INDEX opportunity_trackings_interest_idx;
ALTER TABLE opportunity_trackings
  DROP CONSTRAINT opportunity_trackings_proposal_has_offer,
  DROP COLUMN seen_by_poster_at, DROP COLUMN is_opt_out, DROP COLUMN opt_out_reason, DROP COLUMN is_rejected,
  DROP COLUMN rejected_reason, DROP COLUMN is_proposal_uploaded, DROP COLUMN proposal_submitted_at,
  DROP COLUMN agreed_value_cents;

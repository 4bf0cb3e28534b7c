-- In which parts an amplify programme is paid (OPP-28). A table of its own, because only those who take part may see it,
-- and because staff mark each part as paid (GO-79).
CREATE TABLE opportunity_payments (
  id uuid CONSTRAINT opportunity_payments_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
  opportunity_id uuid NOT NULL
    CONSTRAINT opportunity_payments_opportunity_fkey REFERENCES opportunities ON DELETE CASCADE,
  position smallint NOT NULL CONSTRAINT opportunity_payments_position_in_range CHECK (position BETWEEN 0 AND 19),
  details text NOT NULL CONSTRAINT opportunity_payments_details_length CHECK (char_length(btrim(details)) BETWEEN 1 AND 200),
  percentage smallint NOT NULL CONSTRAINT opportunity_payments_percentage_in_range CHECK (percentage BETWEEN 1 AND 100),
  paid_at timestamptz,
  paid_by uuid CONSTRAINT opportunity_payments_staff_fkey REFERENCES users,
  CONSTRAINT opportunity_payments_once UNIQUE (opportunity_id, position),
  CONSTRAINT opportunity_payments_marked_whole CHECK ((paid_at IS NULL) = (paid_by IS NULL))
);
COMMENT ON COLUMN opportunity_payments.percentage IS 'Of the agreed amount. The parts of a schedule add up to 100.';
COMMENT ON COLUMN opportunity_payments.paid_at IS 'When staff marked it as paid.';
CREATE INDEX opportunity_payments_staff_idx ON opportunity_payments (paid_by) WHERE paid_by IS NOT NULL;

GRANT SELECT ON opportunity_payments TO sagework_hasura;
GRANT SELECT, INSERT, UPDATE, DELETE ON opportunity_payments TO sagework_actions;

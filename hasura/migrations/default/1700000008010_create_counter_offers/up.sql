CREATE TABLE counter_offers (
  id uuid CONSTRAINT counter_offers_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
  opportunity_id uuid NOT NULL,
  user_id uuid NOT NULL,
  counter_amount_cents bigint NOT NULL CONSTRAINT counter_offers_amount_in_range
    CHECK (counter_amount_cents BETWEEN 100 AND 999999999999),
  budget_unit_id uuid CONSTRAINT counter_offers_budget_unit_fkey REFERENCES opportunity_duration_types,
  feedback text NOT NULL CONSTRAINT counter_offers_feedback_length CHECK (char_length(btrim(feedback)) BETWEEN 50 AND 1000),
  feedback_rich_text jsonb NOT NULL,
  counter_from_company boolean NOT NULL,
  counter_from_expert boolean NOT NULL,
  status text NOT NULL DEFAULT 'pending' CONSTRAINT counter_offers_status_known
    CHECK (status IN ('pending', 'accepted', 'rejected')),
  reject_reason text CONSTRAINT counter_offers_reject_reason_length
    CHECK (char_length(btrim(reject_reason)) BETWEEN 20 AND 100),
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT counter_offers_one_per_applicant UNIQUE (opportunity_id, user_id),
  CONSTRAINT counter_offers_application_fkey FOREIGN KEY (opportunity_id, user_id)
    REFERENCES opportunity_trackings (opportunity_id, user_id) ON DELETE CASCADE,
  CONSTRAINT counter_offers_rejection_has_reason CHECK ((status = 'rejected') = (reject_reason IS NOT NULL))
);
CREATE INDEX counter_offers_user_idx ON counter_offers (user_id, updated_at DESC);
CREATE TRIGGER counter_offers_set_updated_at BEFORE UPDATE ON counter_offers
  FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();
COMMENT ON TABLE counter_offers IS 'What the poster answers to an expert''s offer: one per opportunity and expert (GO-42).';

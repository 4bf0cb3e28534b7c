-- What an answer rated 4 or 5 stars earned its expert (X-23, GK-002): one row for each answer, written with its first such
-- rating. The ledger holds the amounts, in accounts of their own, until they are due or staff void them.
CREATE TABLE answer_rewards (
  response_id uuid CONSTRAINT answer_rewards_pkey PRIMARY KEY,
  user_id uuid NOT NULL CONSTRAINT answer_rewards_user_fkey REFERENCES users,
  asker_id uuid NOT NULL CONSTRAINT answer_rewards_asker_fkey REFERENCES users,
  stars int NOT NULL CONSTRAINT answer_rewards_stars_good CHECK (stars IN (4, 5)),
  state text NOT NULL CONSTRAINT answer_rewards_state_known CHECK (state IN ('held', 'posted', 'voided', 'refused')),
  cents int NOT NULL CONSTRAINT answer_rewards_cents_not_negative CHECK (cents >= 0),
  credits int NOT NULL CONSTRAINT answer_rewards_credits_not_negative CHECK (credits >= 0),
  refusals text[] NOT NULL DEFAULT '{}',
  unpaid_because text CONSTRAINT answer_rewards_unpaid_because_known CHECK (unpaid_because IN ('off', 'limit', 'cap')),
  question_key text NOT NULL,
  paid_with text[] NOT NULL,
  asker_since timestamptz NOT NULL,
  booked_at timestamptz NOT NULL,
  due_at timestamptz,
  income_transfer_id bigint CONSTRAINT answer_rewards_income_unique UNIQUE
    CONSTRAINT answer_rewards_income_fkey REFERENCES ledger_transfers,
  credits_transfer_id bigint CONSTRAINT answer_rewards_credits_unique UNIQUE
    CONSTRAINT answer_rewards_credits_fkey REFERENCES ledger_transfers,
  settled_at timestamptz,
  voided_by uuid CONSTRAINT answer_rewards_voided_by_fkey REFERENCES users,
  void_reason text
    CONSTRAINT answer_rewards_void_reason_sized CHECK (char_length(void_reason) <= 1000)
    CONSTRAINT answer_rewards_void_reason_visible CHECK (private.has_visible_sign(void_reason)),
  CONSTRAINT answer_rewards_refused_or_booked CHECK (
    (state = 'refused') = (cardinality(refusals) > 0) AND (state = 'refused') = (cents = 0 AND credits = 0)
    AND (state = 'refused') = (due_at IS NULL)
  ),
  CONSTRAINT answer_rewards_amounts_are_booked CHECK (
    (cents > 0) = (income_transfer_id IS NOT NULL) AND (credits > 0) = (credits_transfer_id IS NOT NULL)
  ),
  CONSTRAINT answer_rewards_unpaid_has_a_cause
    CHECK ((unpaid_because IS NOT NULL) = (cents = 0 AND state <> 'refused')),
  CONSTRAINT answer_rewards_settled_whole CHECK ((state IN ('posted', 'voided')) = (settled_at IS NOT NULL)),
  CONSTRAINT answer_rewards_voided_whole CHECK (
    (state = 'voided') = (voided_by IS NOT NULL) AND (voided_by IS NULL) = (void_reason IS NULL)
  ),
  -- Nobody decides about their own money (X-16).
  CONSTRAINT answer_rewards_not_voided_by_oneself CHECK (voided_by <> user_id)
);
CREATE INDEX answer_rewards_state_idx ON answer_rewards (state, booked_at DESC, response_id DESC);
CREATE INDEX answer_rewards_own_idx ON answer_rewards (user_id, booked_at DESC, response_id DESC);
CREATE INDEX answer_rewards_due_idx ON answer_rewards (due_at) WHERE state = 'held';
CREATE INDEX answer_rewards_paid_idx ON answer_rewards (booked_at) INCLUDE (cents)
  WHERE cents > 0 AND state IN ('held', 'posted');
CREATE INDEX answer_rewards_asker_idx ON answer_rewards (asker_id);
CREATE INDEX answer_rewards_voided_by_idx ON answer_rewards (voided_by) WHERE voided_by IS NOT NULL;
COMMENT ON COLUMN answer_rewards.state IS 'held until due; refused if a guard of X-23 let nothing be booked.';
COMMENT ON COLUMN answer_rewards.refusals IS 'The guards that refused it, for staff.';
COMMENT ON COLUMN answer_rewards.unpaid_because IS 'Why it earned credits but no dollars.';
COMMENT ON COLUMN answer_rewards.question_key IS 'The ledger''s key of the price of the question.';
COMMENT ON COLUMN answer_rewards.paid_with IS 'The sources of the credits that paid for the question, as they were then.';

GRANT SELECT ON answer_rewards TO sagework_actions, sagework_hasura;
GRANT INSERT, UPDATE (state, settled_at, voided_by, void_reason) ON answer_rewards TO sagework_actions;

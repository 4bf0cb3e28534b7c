-- Calls that people book from an expert's offer, free ones and, once they can be paid, the others (ADV-02, ADV-48). They
-- happen in the expert's own scheduling tool; what is kept here is what was booked, at which price, and when it takes place.
ALTER TABLE advice_offerings ADD CONSTRAINT advice_offerings_expert_key UNIQUE (id, user_id);

CREATE TABLE advice_bookings (
  id uuid CONSTRAINT advice_bookings_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
  offering_id uuid NOT NULL,
  expert_id uuid NOT NULL,
  booker_id uuid NOT NULL CONSTRAINT advice_bookings_booker_fkey REFERENCES users,
  subtopic text NOT NULL CONSTRAINT advice_bookings_subtopic_visible CHECK (private.has_visible_sign(subtopic)),
  duration int NOT NULL CONSTRAINT advice_bookings_duration_bounded CHECK (duration BETWEEN 5 AND 240),
  price int NOT NULL CONSTRAINT advice_bookings_price_not_negative CHECK (price >= 0),
  booked_at timestamptz NOT NULL DEFAULT now(),
  scheduled_at timestamptz,
  event_reference text
    CONSTRAINT advice_bookings_event_reference_length CHECK (char_length(event_reference) BETWEEN 1 AND 500),
  cancelled_at timestamptz,
  cancelled_by uuid,
  CONSTRAINT advice_bookings_offer_fkey FOREIGN KEY (offering_id, expert_id) REFERENCES advice_offerings (id, user_id),
  CONSTRAINT advice_bookings_not_ones_own CHECK (booker_id <> expert_id),
  -- A time long ago would make room for another free call.
  CONSTRAINT advice_bookings_scheduled_after_booking
    CHECK (scheduled_at BETWEEN booked_at AND booked_at + interval '366 days'),
  CONSTRAINT advice_bookings_cancelled_by_a_side
    CHECK ((cancelled_at IS NULL) = (cancelled_by IS NULL) AND cancelled_by IN (booker_id, expert_id))
);
COMMENT ON TABLE advice_bookings IS 'Calls booked from experts'' offers; subtopic, duration and price as they were then.';
COMMENT ON COLUMN advice_bookings.price IS 'In credits; 0 for an introduction.';
CREATE INDEX advice_bookings_offer_idx ON advice_bookings (offering_id, expert_id);
-- The calls of each side, and the free ones that a plan's limit counts (ADV-44, ADV-45).
CREATE INDEX advice_bookings_booker_calls_idx ON advice_bookings (booker_id, scheduled_at, id) WHERE cancelled_at IS NULL;
CREATE INDEX advice_bookings_expert_calls_idx ON advice_bookings (expert_id, scheduled_at, id) WHERE cancelled_at IS NULL;
CREATE INDEX advice_bookings_free_idx ON advice_bookings (booker_id, booked_at) WHERE price = 0 AND cancelled_at IS NULL;

-- Who booked what never changes.
GRANT SELECT ON advice_bookings TO sagework_hasura;
GRANT SELECT, INSERT, UPDATE (scheduled_at, event_reference, cancelled_at, cancelled_by) ON advice_bookings TO sagework_actions;

-- The free 20-minute call of a poster with an applicant (OBASE-01, GO-64, GO-88). It is booked in the expert's own scheduling
-- tool; what is kept here is which link was opened and, once it is booked, when the call takes place.
CREATE TABLE consultations (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  opportunity_id uuid NOT NULL,
  user_id uuid NOT NULL,
  scheduling_url text NOT NULL
    CONSTRAINT consultations_scheduling_url_web CHECK (scheduling_url ~ '^https://' AND char_length(scheduling_url) <= 2000),
  event_reference text
    CONSTRAINT consultations_event_reference_length CHECK (char_length(event_reference) BETWEEN 1 AND 500),
  scheduled_at timestamptz,
  booked_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT consultations_pkey PRIMARY KEY (id),
  CONSTRAINT consultations_application_fkey FOREIGN KEY (opportunity_id, user_id)
    REFERENCES opportunity_trackings (opportunity_id, user_id) ON DELETE CASCADE,
  CONSTRAINT consultations_details_booked
    CHECK (booked_at IS NOT NULL OR (event_reference IS NULL AND scheduled_at IS NULL))
);
COMMENT ON TABLE consultations IS 'Free calls of posters with applicants, in the expert''s scheduling tool (GO-88).';
CREATE INDEX consultations_application_idx ON consultations (opportunity_id, user_id, booked_at DESC);
-- Opening the link again before anything is booked is the same call.
CREATE UNIQUE INDEX consultations_one_unbooked ON consultations (opportunity_id, user_id) WHERE booked_at IS NULL;
CREATE INDEX consultations_expert_idx ON consultations (user_id);

GRANT SELECT ON consultations TO sagework_hasura;
GRANT SELECT, INSERT, UPDATE (scheduling_url, event_reference, scheduled_at, booked_at) ON consultations TO sagework_actions;

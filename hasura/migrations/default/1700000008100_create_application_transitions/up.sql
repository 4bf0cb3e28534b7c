CREATE TABLE tracking_transitions (
  id int CONSTRAINT tracking_transitions_pkey PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  from_status text CONSTRAINT tracking_transitions_from_fkey REFERENCES tracking_statuses,
  to_status text NOT NULL CONSTRAINT tracking_transitions_to_fkey REFERENCES tracking_statuses,
  actor text NOT NULL CONSTRAINT tracking_transitions_actor_known CHECK (actor IN ('expert', 'poster', 'staff')),
  action text NOT NULL CONSTRAINT tracking_transitions_action_filled CHECK (action <> ''),
  CONSTRAINT tracking_transitions_once UNIQUE NULLS NOT DISTINCT (from_status, to_status, actor, action)
);
COMMENT ON COLUMN tracking_transitions.from_status IS 'Null: the expert has no row on the opportunity yet.';
CREATE TABLE counter_offer_transitions (
  id int CONSTRAINT counter_offer_transitions_pkey PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  from_status text,
  to_status text NOT NULL,
  actor text NOT NULL CONSTRAINT counter_offer_transitions_actor_known CHECK (actor IN ('expert', 'poster')),
  action text NOT NULL CONSTRAINT counter_offer_transitions_action_filled CHECK (action <> ''),
  CONSTRAINT counter_offer_transitions_once UNIQUE NULLS NOT DISTINCT (from_status, to_status, actor, action)
);
REVOKE INSERT, UPDATE, DELETE ON tracking_transitions, counter_offer_transitions FROM sagework_hasura, sagework_actions;

CREATE TABLE opportunity_transitions (
  id int CONSTRAINT opportunity_transitions_pkey PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  from_status text CONSTRAINT opportunity_transitions_from_fkey REFERENCES opportunity_statuses,
  to_status text NOT NULL CONSTRAINT opportunity_transitions_to_fkey REFERENCES opportunity_statuses,
  actor text NOT NULL CONSTRAINT opportunity_transitions_actor_known CHECK (actor IN ('poster', 'staff', 'system')),
  CONSTRAINT opportunity_transitions_once UNIQUE NULLS NOT DISTINCT (from_status, to_status, actor)
);
COMMENT ON COLUMN opportunity_transitions.from_status IS 'Null: a status that a new opportunity may start in.';

-- GO-08 to GO-14. An opportunity in progress always has an accepted expert, so closing it completes it.
INSERT INTO opportunity_transitions (from_status, to_status, actor) VALUES
  (NULL, 'draft', 'poster'),
  ('draft', 'published', 'staff'),
  ('draft', 'draft_deleted', 'poster'),
  ('published', 'in progress', 'system'),
  ('in progress', 'published', 'system'),
  ('published', 'closed', 'poster'),
  ('published', 'no hires', 'poster'),
  ('in progress', 'completed', 'poster'),
  ('published', 'deleted', 'staff'),
  ('in progress', 'deleted', 'staff'),
  ('completed', 'deleted', 'staff'),
  ('closed', 'deleted', 'staff'),
  ('no hires', 'deleted', 'staff');

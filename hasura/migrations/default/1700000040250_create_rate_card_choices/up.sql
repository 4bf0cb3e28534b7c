-- What a rate card is for (FRAC-26): the roles an expert takes on, the one they would rather have first, and when they
-- work. Topics, domains and skills are those of their profile, which would only be said twice here.
CREATE TABLE rate_card_roles (
  user_id uuid NOT NULL
    CONSTRAINT rate_card_roles_card_fkey REFERENCES fractional_rate_cards (user_id) ON DELETE CASCADE,
  role_id uuid NOT NULL CONSTRAINT rate_card_roles_role_fkey REFERENCES master_roles,
  position smallint NOT NULL CONSTRAINT rate_card_roles_position_known CHECK (position BETWEEN 0 AND 4),
  CONSTRAINT rate_card_roles_pkey PRIMARY KEY (user_id, role_id),
  CONSTRAINT rate_card_roles_one_per_position UNIQUE (user_id, position)
);
CREATE INDEX rate_card_roles_role_idx ON rate_card_roles (role_id);
COMMENT ON TABLE rate_card_roles IS 'The fractional roles that an expert takes on, the first five at most.';

CREATE TABLE rate_card_availabilities (
  user_id uuid NOT NULL
    CONSTRAINT rate_card_availabilities_card_fkey REFERENCES fractional_rate_cards (user_id) ON DELETE CASCADE,
  availability_type_id uuid NOT NULL
    CONSTRAINT rate_card_availabilities_type_fkey REFERENCES opportunity_availability_types,
  CONSTRAINT rate_card_availabilities_pkey PRIMARY KEY (user_id, availability_type_id)
);
CREATE INDEX rate_card_availabilities_type_idx ON rate_card_availabilities (availability_type_id);
COMMENT ON TABLE rate_card_availabilities IS 'How an expert is available for fractional roles.';

GRANT SELECT, INSERT, DELETE ON rate_card_roles, rate_card_availabilities TO sagework_hasura;
GRANT SELECT ON rate_card_roles, rate_card_availabilities TO sagework_actions;

-- The calls of a person, whichever side they are on: each side is a walk of an index, which are merged. Whom a call is with is
-- said by the application, which knows what each side may see.
CREATE INDEX consultations_poster_calls_idx ON consultations (poster_id, scheduled_at, id);
CREATE INDEX consultations_expert_calls_idx ON consultations (user_id, scheduled_at, id);
DROP INDEX consultations_expert_idx;

CREATE VIEW own_calls AS
  SELECT id, user_id, opportunity_id, user_id AS expert_id, scheduled_at, booked_at FROM consultations
  UNION ALL
  SELECT id, poster_id, opportunity_id, user_id, scheduled_at, booked_at FROM consultations;
COMMENT ON VIEW own_calls IS 'A person''s calls, as the expert or as the poster (GO-88).';
GRANT SELECT ON own_calls TO sagework_hasura;

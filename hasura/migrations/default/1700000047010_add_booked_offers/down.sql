DROP VIEW advice_details;
CREATE VIEW advice_details AS
SELECT offer.id, author.slug AS author_slug, right(offer.id::text, 8) AS share_code, offer.description_rich_text,
  offer.created_at
FROM advice_offerings AS offer
JOIN users AS author ON author.id = offer.user_id
WHERE offer.enabled AND offer.deleted_at IS NULL AND author.is_expert AND NOT author.is_suspended;
COMMENT ON VIEW advice_details IS 'What opens an active offer of a timed call, and its rich description.';
GRANT SELECT ON advice_details TO sagework_hasura;

DROP VIEW booked_calendars;

DROP VIEW own_calls;
CREATE VIEW own_calls AS
  SELECT id, user_id, opportunity_id, user_id AS expert_id, scheduled_at, booked_at FROM consultations
  UNION ALL
  SELECT id, poster_id, opportunity_id, user_id, scheduled_at, booked_at FROM consultations;
COMMENT ON VIEW own_calls IS 'A person''s calls, as the expert or as the poster (GO-88).';
GRANT SELECT ON own_calls TO sagework_hasura;

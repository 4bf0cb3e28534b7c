-- A person's calls include those booked from an offer. Who booked one is told to its expert; who posted what an application
-- is for still isn't (X-32). What was cancelled is left out by the row filter: with a condition, a part of the view would be
-- sorted as a whole.
CREATE OR REPLACE VIEW own_calls AS
  SELECT id, user_id, opportunity_id, user_id AS expert_id, scheduled_at, booked_at, NULL::uuid AS offering_id,
    NULL::uuid AS booker_id, NULL::text AS subtopic, 20 AS duration, 0 AS price,
    NULL::timestamptz AS cancelled_at FROM consultations
  UNION ALL
  SELECT id, poster_id, opportunity_id, user_id, scheduled_at, booked_at, NULL, NULL, NULL, 20, 0, NULL FROM consultations
  UNION ALL
  SELECT id, expert_id, NULL, expert_id, scheduled_at, booked_at, offering_id, booker_id, subtopic, duration, price,
    cancelled_at FROM advice_bookings
  UNION ALL
  SELECT id, booker_id, NULL, expert_id, scheduled_at, booked_at, offering_id, booker_id, subtopic, duration, price,
    cancelled_at FROM advice_bookings;
COMMENT ON VIEW own_calls IS 'A person''s calls, on either side: with applicants (GO-88), and from offers (ADV-48).';

-- The expert's calendar, for whoever booked a call and until it has taken place; without a time, for as long as it counts.
CREATE VIEW booked_calendars AS
SELECT booking.id AS booking_id, booking.booker_id AS user_id, account.calendly
FROM advice_bookings AS booking
JOIN users AS expert ON expert.id = booking.expert_id AND NOT expert.is_suspended
JOIN user_accounts AS account ON account.user_id = booking.expert_id AND account.calendly IS NOT NULL
WHERE booking.cancelled_at IS NULL AND coalesce(booking.scheduled_at, booking.booked_at + interval '31 days') > now();
COMMENT ON VIEW booked_calendars IS 'The scheduling link of an expert, for those with a call that is still to come (ADV-54).';
GRANT SELECT ON booked_calendars TO sagework_hasura;

-- Whether calls can be booked: an offer of an expert without a scheduling link can't be (ADV-54, GK-093).
CREATE OR REPLACE VIEW advice_details AS
SELECT offer.id, author.slug AS author_slug, right(offer.id::text, 8) AS share_code, offer.description_rich_text,
  offer.created_at,
  EXISTS (SELECT FROM user_accounts AS account WHERE account.user_id = offer.user_id AND account.calendly IS NOT NULL)
    AS is_bookable
FROM advice_offerings AS offer
JOIN users AS author ON author.id = offer.user_id
WHERE offer.enabled AND offer.deleted_at IS NULL AND author.is_expert AND NOT author.is_suspended;

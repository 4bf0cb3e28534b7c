-- What a person is also told of themselves, beside `private.export_of`: the calls that they booked or were booked for,
-- and what they recorded.
CREATE FUNCTION private.export_of_calls(person uuid) RETURNS TABLE (section text, content jsonb)
LANGUAGE sql STABLE SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT 'booked_calls', jsonb_agg(jsonb_build_object('subtopic', subtopic, 'minutes', duration, 'credits', price,
      'booked_by_me', booker_id = person, 'booked_at', booked_at, 'scheduled_at', scheduled_at, 'cancelled_at', cancelled_at)
      ORDER BY booked_at)
    FROM advice_bookings WHERE booker_id = person OR expert_id = person
  UNION ALL SELECT 'recordings', jsonb_agg(jsonb_build_object('kind', media, 'for', purpose, 'state', state,
      'bytes', received_bytes, 'seconds', duration_ms / 1000.0, 'created_at', created_at) ORDER BY created_at)
    FROM private.recordings WHERE user_id = person
$$;
REVOKE ALL ON FUNCTION private.export_of_calls FROM PUBLIC;
GRANT EXECUTE ON FUNCTION private.export_of_calls TO sagework_actions;
-- The index of calls that take place doesn't know the cancelled ones.
CREATE INDEX advice_bookings_booker_idx ON advice_bookings (booker_id, booked_at);
CREATE INDEX advice_bookings_expert_idx ON advice_bookings (expert_id, booked_at);

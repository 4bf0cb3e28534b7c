INSERT INTO opportunity_duration_types (id, code, duration_type)
SELECT private.stable_uuid('duration:' || code), code, words
FROM (VALUES ('day', 'Day'), ('week', 'Week'), ('month', 'Month')) AS rows (code, words);

INSERT INTO opportunity_start_dates (id, code, start_date, sort)
SELECT private.stable_uuid('start:' || code), code, words, sort
FROM (VALUES
  ('immediately', 'Immediately', 1),
  ('two-weeks', 'Within 2 weeks', 2),
  ('one-month', 'Within a month', 3),
  ('three-months', 'In 1 to 3 months', 4),
  ('flexible', 'Flexible', 5)
) AS rows (code, words, sort);

INSERT INTO opportunity_availability_types (id, code, availability_type, sort)
SELECT private.stable_uuid('availability:' || code), code, words, sort
FROM (VALUES
  ('remote', 'Remote', 1),
  ('hybrid', 'Hybrid', 2),
  ('on-site', 'On site', 3),
  ('part-time', 'Part time', 4),
  ('full-time', 'Full time', 5),
  ('weekends', 'Evenings and weekends', 6)
) AS rows (code, words, sort);

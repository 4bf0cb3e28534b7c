INSERT INTO notification_kinds (code) VALUES ('match_digest');

-- The hour, in the reader's own time zone, at which the day's new matches are mailed.
INSERT INTO system_configurations (config, value) VALUES ('MATCH_DIGEST_HOUR', '7');
ALTER TABLE system_configurations ADD CONSTRAINT system_configurations_digest_hour_known
  CHECK (config <> 'MATCH_DIGEST_HOUR' OR value ~ '^([0-9]|1[0-9]|2[0-3])$');

-- How far each expert's digests have come. The row moves on in the transaction that queues the email, so that an
-- opportunity is mailed once at most, whatever is interrupted or runs twice.
CREATE TABLE private.match_digests (
  user_id uuid CONSTRAINT match_digests_pkey PRIMARY KEY
    CONSTRAINT match_digests_expert_fkey REFERENCES expert_details ON DELETE CASCADE,
  covered_until timestamptz NOT NULL DEFAULT now(),
  due_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX match_digests_due_idx ON private.match_digests (due_at, user_id);
COMMENT ON COLUMN private.match_digests.covered_until IS 'Matches published until then have been mailed, or were not wanted.';
GRANT SELECT, UPDATE (covered_until, due_at) ON private.match_digests TO sagework_actions;

-- The next time it is that hour in the time zone, after a moment. Without the setting, at seven.
CREATE FUNCTION private.next_digest_at(zone text, after timestamptz) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN today.at > after THEN today.at
    ELSE (date_trunc('day', after AT TIME ZONE today.zone) + interval '1 day' + today.hour) AT TIME ZONE today.zone END
  FROM (
    SELECT named.zone, named.hour,
      (date_trunc('day', after AT TIME ZONE named.zone) + named.hour) AT TIME ZONE named.zone AS at
    FROM (SELECT coalesce(next_digest_at.zone, 'UTC') AS zone, make_interval(hours => coalesce(
      (SELECT value::int FROM public.system_configurations WHERE config = 'MATCH_DIGEST_HOUR'), 7)) AS hour) named
  ) today
$$;

-- A new expert's first digest covers what is published from now on.
CREATE FUNCTION private.start_match_digests() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  INSERT INTO private.match_digests (user_id) VALUES (NEW.user_id);
  RETURN NULL;
END
$$;
CREATE TRIGGER expert_details_start_match_digests AFTER INSERT ON expert_details
  FOR EACH ROW EXECUTE FUNCTION private.start_match_digests();
INSERT INTO private.match_digests (user_id) SELECT user_id FROM expert_details;

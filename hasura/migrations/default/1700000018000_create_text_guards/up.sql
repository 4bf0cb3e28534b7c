-- What a table mutation may write is checked here, because it never meets a form. The forms say the same:
-- actions/contract/identity/identity-fields.ts and web-address.ts, held equal by hasura/migrations/text-guards.test.ts.

CREATE FUNCTION private.is_one_line(value text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT value !~ '[\u0001-\u001f\u007f-\u009f]'
$$;

-- A host of a domain name, perhaps a port, and no space or control character anywhere. Addresses of numbers,
-- passwords and empty labels are refused: they hide where a link leads, or break whoever reads it.
CREATE FUNCTION private.is_web_address(value text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT char_length(value) <= 2048
    AND value !~ '[\u0001-\u0020\u007f-\u00a0\u1680\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\ufeff]'
    AND value ~ '^https?://([^/?#@:\[\]<>\\^|%"{}`.]+\.)+[^/?#@:\[\]<>\\^|%"{}`.0-9][^/?#@:\[\]<>\\^|%"{}`.]*(:[0-9]{1,4})?([/?#].*)?$'
$$;

CREATE FUNCTION private.is_time_zone(value text) RETURNS boolean LANGUAGE plpgsql IMMUTABLE STRICT AS $$
BEGIN
  -- A name of the zone database; Postgres would also take offsets and rules, which browsers refuse.
  IF value !~ '^[A-Za-z]+([/_+-][A-Za-z0-9_+-]+)*$' THEN
    RETURN false;
  END IF;
  RETURN timestamptz 'epoch' AT TIME ZONE value IS NOT NULL;
EXCEPTION WHEN invalid_parameter_value THEN
  RETURN false;
END
$$;

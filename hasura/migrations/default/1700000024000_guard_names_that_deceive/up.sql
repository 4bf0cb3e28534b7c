-- A name is read in other people's lists, notices and mails. Signs that turn the direction of the text reach beyond the
-- name, and a name of signs that nobody can see leaves a line without an author. The forms say the same:
-- actions/contract/identity/identity-fields.ts, held equal by hasura/migrations/text-guards.test.ts.
-- Marks and joiners that scripts are written with (U+200C to U+200F) stay allowed.

CREATE FUNCTION pg_temp.plain(value text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT btrim(regexp_replace(value, '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]+', ' ', 'g'))
$$;

CREATE FUNCTION private.has_visible_sign(value text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT value ~ '[^\u0001-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff9-\ufffb]'
$$;

CREATE OR REPLACE FUNCTION private.is_one_line(value text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT value !~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]'
$$;

UPDATE users SET
  first_name = CASE WHEN private.has_visible_sign(first_name) THEN pg_temp.plain(first_name) ELSE 'Unnamed' END,
  last_name = CASE WHEN private.has_visible_sign(last_name) THEN pg_temp.plain(last_name) ELSE 'Unnamed' END,
  designation = pg_temp.plain(designation)
WHERE NOT private.is_one_line(concat(first_name, last_name, designation))
   OR NOT private.has_visible_sign(first_name) OR NOT private.has_visible_sign(last_name);
UPDATE companies SET
  company_name = CASE WHEN private.has_visible_sign(company_name) THEN pg_temp.plain(company_name) ELSE 'Unnamed' END
WHERE NOT private.is_one_line(company_name) OR NOT private.has_visible_sign(company_name);
UPDATE expert_details SET user_org_role = pg_temp.plain(user_org_role) WHERE NOT private.is_one_line(user_org_role);

ALTER TABLE users
  ADD CONSTRAINT users_first_name_visible CHECK (private.has_visible_sign(first_name)),
  ADD CONSTRAINT users_last_name_visible CHECK (private.has_visible_sign(last_name));
ALTER TABLE companies ADD CONSTRAINT companies_name_visible CHECK (private.has_visible_sign(company_name));

-- What has no shape, in full: Unicode's default ignorables (tags and selectors beyond the basic plane, musical and
-- shorthand controls), the controls and blanks of hieroglyphs, the filler of Khitan and the note without a head. The list
-- is that of actions/contract/format/visible-text.ts, held equal by hasura/migrations/text-guards.test.ts.

CREATE OR REPLACE FUNCTION private.has_visible_sign(value text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT value ~ '[^\u0001-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffc\U00013430-\U0001343f\U00013441\U00013442\U00016fe4\U0001bca0-\U0001bca3\U0001d159\U0001d173-\U0001d17a\U000e0000-\U000e0fff]'
$$;

UPDATE users SET
  first_name = CASE WHEN private.has_visible_sign(first_name) THEN first_name ELSE 'Unnamed' END,
  last_name = CASE WHEN private.has_visible_sign(last_name) THEN last_name ELSE 'Unnamed' END
WHERE NOT private.has_visible_sign(first_name) OR NOT private.has_visible_sign(last_name);
UPDATE companies SET company_name = 'Unnamed' WHERE NOT private.has_visible_sign(company_name);

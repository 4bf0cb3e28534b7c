-- GD-74: lower case, every run of other characters one hyphen. Accents are folded so that "José" stays readable.
CREATE FUNCTION private.slugify(words text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN trim(BOTH '-' FROM regexp_replace(
  lower(regexp_replace(normalize(words, NFKD), '[\u0300-\u036F]', '', 'g')), '[^a-z0-9]+', '-', 'g'));

-- The same uuid for the same words in every database, so that reference rows keep their ids across dumps and sizes.
CREATE FUNCTION private.stable_uuid(words text) RETURNS uuid
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN overlay(overlay(md5(words) PLACING '4' FROM 13) PLACING '8' FROM 17)::uuid;

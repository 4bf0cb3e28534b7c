-- An UPDATE that names the key locks the row against those who only refer to it. Two inserts at once both referred to the
-- details row, then both wanted that lock: a deadlock. Touching another column, they wait for one another.
CREATE OR REPLACE FUNCTION private.recount_profile() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE person uuid := to_jsonb(coalesce(NEW, OLD)) ->> TG_ARGV[0];
BEGIN
  UPDATE public.expert_details SET profile_complete_percent = profile_complete_percent WHERE user_id = person;
  RETURN NULL;
END
$$;

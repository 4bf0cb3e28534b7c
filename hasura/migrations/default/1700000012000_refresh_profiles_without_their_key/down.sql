CREATE OR REPLACE FUNCTION private.recount_profile() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE person uuid := to_jsonb(coalesce(NEW, OLD)) ->> TG_ARGV[0];
BEGIN
  UPDATE public.expert_details SET user_id = user_id WHERE user_id = person;
  RETURN NULL;
END
$$;

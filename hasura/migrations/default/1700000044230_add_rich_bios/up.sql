-- A bio as it was written. Whoever writes its plain text alone ends it, so that the two never differ.
ALTER TABLE expert_details ADD COLUMN bio_rich_text jsonb
  CONSTRAINT expert_details_bio_rich_text_sized CHECK (octet_length(bio_rich_text::text) <= 60000);
CREATE FUNCTION private.end_rich_bio() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.bio_rich_text := NULL;
  RETURN NEW;
END
$$;
CREATE TRIGGER expert_details_end_rich_bio BEFORE UPDATE OF bio ON expert_details
  FOR EACH ROW WHEN (NEW.bio IS DISTINCT FROM OLD.bio AND NEW.bio_rich_text IS NOT DISTINCT FROM OLD.bio_rich_text)
  EXECUTE FUNCTION private.end_rich_bio();
-- It is cleaned before it is stored, which the actions do.
REVOKE UPDATE (bio) ON expert_details FROM sagework_hasura;
GRANT UPDATE (bio, bio_rich_text) ON expert_details TO sagework_actions;

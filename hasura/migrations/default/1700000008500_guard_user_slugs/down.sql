ALTER TABLE users DROP CONSTRAINT users_slug_not_reserved;
CREATE OR REPLACE FUNCTION private.fill_user_slug() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE base text := coalesce(nullif(private.slugify(NEW.first_name || ' ' || NEW.last_name), ''), 'member');
BEGIN
  IF NEW.slug IS NULL THEN
    PERFORM pg_advisory_xact_lock(hashtext('users.slug'), hashtext(base));
    NEW.slug := base;
    IF base = 'member' OR EXISTS (SELECT FROM public.users WHERE slug = base) THEN
      NEW.slug := base || '-' || left(replace(NEW.id::text, '-', ''), 12);
    END IF;
  END IF;
  RETURN NEW;
END
$$;
DROP FUNCTION private.is_reserved_slug(text);

-- Two people of one name: the later one gets the start of their id. The lock keeps two at once from taking the same.
CREATE FUNCTION private.fill_user_slug() RETURNS trigger LANGUAGE plpgsql AS $$
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
CREATE TRIGGER users_fill_slug BEFORE INSERT ON users FOR EACH ROW EXECUTE FUNCTION private.fill_user_slug();

-- A profile lies at `/{slug}` (OPP-07): nobody is called like a page of the product or a path of its servers.
CREATE FUNCTION private.is_reserved_slug(slug text) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN slug = ANY (ARRAY[
  'account', 'admin', 'advice-offering', 'api', 'assets', 'collections', 'console', 'consultation', 'conversation',
  'conversation-link', 'cookies', 'create-question', 'dashboard', 'faces', 'forgot-password', 'fractional-creator',
  'global-search', 'healthz', 'help', 'hooks', 'income', 'insight', 'insights', 'insights-creator', 'invite',
  'knowledge', 'login', 'logos', 'metadata', 'metrics', 'my-profile', 'notices', 'opportunities-creator',
  'opportunity-summary', 'payment', 'pricing', 'privacy', 'projects', 'question-summary', 'reject', 'reset-password',
  'signup', 'staff', 'subscriptions', 'support', 'terms', 'user', 'v1', 'v1alpha1', 'v2', 'verify-email', 'wizling'
]);

-- As before, and a reserved name counts as taken.
CREATE OR REPLACE FUNCTION private.fill_user_slug() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE base text := coalesce(nullif(private.slugify(NEW.first_name || ' ' || NEW.last_name), ''), 'member');
BEGIN
  IF NEW.slug IS NULL THEN
    PERFORM pg_advisory_xact_lock(hashtext('users.slug'), hashtext(base));
    NEW.slug := base;
    IF base = 'member' OR private.is_reserved_slug(base) OR EXISTS (SELECT FROM public.users WHERE slug = base) THEN
      NEW.slug := base || '-' || left(replace(NEW.id::text, '-', ''), 12);
    END IF;
  END IF;
  RETURN NEW;
END
$$;

UPDATE users SET slug = slug || '-' || left(replace(id::text, '-', ''), 12) WHERE private.is_reserved_slug(slug);
ALTER TABLE users ADD CONSTRAINT users_slug_not_reserved CHECK (NOT private.is_reserved_slug(slug));

CREATE FUNCTION private.set_updated_at() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.updated_at := now();
  RETURN NEW;
END
$$;

CREATE FUNCTION private.refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only: % is refused', TG_TABLE_NAME, TG_OP
    USING ERRCODE = 'restrict_violation', CONSTRAINT = TG_NAME, TABLE = TG_TABLE_NAME;
END
$$;

-- Seeds tell a story from its middle. Only the role that owns the table may switch the workflow guards off for that.
CREATE FUNCTION private.is_seeding(guarded regclass) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT coalesce(current_setting('sagework.seeding', true), '') = 'on'
    AND pg_has_role(current_user, relowner, 'MEMBER')
  FROM pg_class WHERE oid = guarded
$$;

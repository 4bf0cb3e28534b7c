CREATE FUNCTION private.guard_opportunity_move() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE previous_status text := CASE TG_OP WHEN 'UPDATE' THEN OLD.status END;
BEGIN
  IF NEW.status = 'published' THEN
    NEW.published_at := coalesce(NEW.published_at, now());
  END IF;
  IF previous_status IS NOT DISTINCT FROM NEW.status OR private.is_seeding(TG_RELID) THEN
    RETURN NEW;
  END IF;
  IF NOT EXISTS (SELECT FROM public.opportunity_transitions
                 WHERE from_status IS NOT DISTINCT FROM previous_status AND to_status = NEW.status) THEN
    RAISE EXCEPTION 'opportunity cannot move from % to %', coalesce(previous_status, 'nothing'), NEW.status
      USING ERRCODE = 'check_violation', CONSTRAINT = 'opportunities_status_move', TABLE = 'opportunities';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER opportunities_guard_move BEFORE INSERT OR UPDATE OF status ON opportunities
  FOR EACH ROW EXECUTE FUNCTION private.guard_opportunity_move();

-- GO-15: whoever edits, the type and the poster stay.
CREATE FUNCTION private.guard_opportunity_origin() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'type and poster of an opportunity cannot change'
    USING ERRCODE = 'check_violation', CONSTRAINT = 'opportunities_origin_fixed', TABLE = 'opportunities';
END
$$;
CREATE TRIGGER opportunities_guard_origin BEFORE UPDATE OF type, posted_by ON opportunities
  FOR EACH ROW WHEN (OLD.type <> NEW.type OR OLD.posted_by <> NEW.posted_by)
  EXECUTE FUNCTION private.guard_opportunity_origin();

CREATE FUNCTION private.guard_tracking_move() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE previous_status text := CASE TG_OP WHEN 'UPDATE' THEN OLD.status END;
BEGIN
  IF previous_status IS NOT DISTINCT FROM NEW.status OR private.is_seeding(TG_RELID) THEN
    RETURN NEW;
  END IF;
  IF NOT EXISTS (SELECT FROM public.tracking_transitions
                 WHERE from_status IS NOT DISTINCT FROM previous_status AND to_status = NEW.status) THEN
    RAISE EXCEPTION 'an expert cannot move from % to %', coalesce(previous_status, 'nothing'), NEW.status
      USING ERRCODE = 'check_violation', CONSTRAINT = 'opportunity_trackings_status_move', TABLE = 'opportunity_trackings';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER opportunity_trackings_guard_move BEFORE INSERT OR UPDATE OF status ON opportunity_trackings
  FOR EACH ROW EXECUTE FUNCTION private.guard_tracking_move();

CREATE FUNCTION private.guard_counter_offer_move() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE previous_status text := CASE TG_OP WHEN 'UPDATE' THEN OLD.status END;
BEGIN
  IF private.is_seeding(TG_RELID) THEN
    RETURN NEW;
  END IF;
  -- OFFER-06: what was accepted or rejected stays as it was, its amount and words as well.
  IF previous_status = NEW.status AND previous_status <> 'pending' OR previous_status IS DISTINCT FROM NEW.status
    AND NOT EXISTS (SELECT FROM public.counter_offer_transitions
                    WHERE from_status IS NOT DISTINCT FROM previous_status AND to_status = NEW.status) THEN
    RAISE EXCEPTION 'a counter offer cannot move from % to %', coalesce(previous_status, 'nothing'), NEW.status
      USING ERRCODE = 'check_violation', CONSTRAINT = 'counter_offers_status_move', TABLE = 'counter_offers';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER counter_offers_guard_move BEFORE INSERT OR UPDATE ON counter_offers
  FOR EACH ROW EXECUTE FUNCTION private.guard_counter_offer_move();

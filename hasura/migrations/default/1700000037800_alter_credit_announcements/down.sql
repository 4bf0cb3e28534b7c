CREATE OR REPLACE FUNCTION private.announce_credit_change() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  INSERT INTO public.credit_changes (owner_id, transfer_id, amount, created_at)
  SELECT NEW.owner_id, NEW.transfer_id, NEW.amount, NEW.posted_at
  FROM public.ledger_transfers AS transfer
  WHERE transfer.id = NEW.transfer_id AND (NEW.amount > 0 OR transfer.actor_id IS DISTINCT FROM NEW.owner_id)
    AND NOT private.is_seeding(TG_RELID);
  RETURN NULL;
END
$$;

-- A foreign key locks the row of the person who acted, which writes to it and to the log, for each transfer. Nobody is ever
-- deleted while they have accounts, and everybody has, so it is enough to look when the transfer is booked.
ALTER TABLE ledger_transfers DROP CONSTRAINT ledger_transfers_actor_fkey;

CREATE OR REPLACE FUNCTION private.stamp_ledger_transfer() RETURNS trigger
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF NEW.actor_id IS NOT NULL AND NOT EXISTS (SELECT FROM public.users WHERE id = NEW.actor_id) THEN
    RAISE EXCEPTION 'nobody has the id of the transfer''s actor'
      USING ERRCODE = 'foreign_key_violation', CONSTRAINT = 'ledger_transfers_actor_known', TABLE = 'ledger_transfers';
  END IF;
  -- Demo seeds are backdated; nothing else can choose its booking time.
  IF NOT private.is_seeding(TG_RELID) THEN
    NEW.posted_at := clock_timestamp();
  END IF;
  NEW.transaction_id := pg_current_xact_id();
  RETURN NEW;
END
$$;

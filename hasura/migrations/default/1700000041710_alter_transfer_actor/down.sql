CREATE OR REPLACE FUNCTION private.stamp_ledger_transfer() RETURNS trigger
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  -- Demo seeds are backdated; nothing else can choose its booking time.
  IF NOT private.is_seeding(TG_RELID) THEN
    NEW.posted_at := clock_timestamp();
  END IF;
  NEW.transaction_id := pg_current_xact_id();
  RETURN NEW;
END
$$;

ALTER TABLE ledger_transfers
  ADD CONSTRAINT ledger_transfers_actor_fkey FOREIGN KEY (actor_id) REFERENCES users;

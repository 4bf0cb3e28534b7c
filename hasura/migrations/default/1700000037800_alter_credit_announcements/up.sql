-- What somebody has just bought is no news to them: the page that they come back to from the checkout says so, and so does
-- the notice with the receipt. A plan's later months have no actor and stay news.
CREATE OR REPLACE FUNCTION private.announce_credit_change() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  INSERT INTO public.credit_changes (owner_id, transfer_id, amount, created_at)
  SELECT NEW.owner_id, NEW.transfer_id, NEW.amount, NEW.posted_at
  FROM public.ledger_transfers AS transfer
  WHERE transfer.id = NEW.transfer_id
    AND (
      transfer.actor_id IS DISTINCT FROM NEW.owner_id
      OR NEW.amount > 0 AND NEW.kind NOT IN ('credits_bought', 'credits_of_plan')
    )
    AND NOT private.is_seeding(TG_RELID);
  RETURN NULL;
END
$$;

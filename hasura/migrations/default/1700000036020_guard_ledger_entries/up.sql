CREATE FUNCTION private.stamp_ledger_transfer() RETURNS trigger
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
CREATE TRIGGER ledger_transfers_stamp BEFORE INSERT ON ledger_transfers
  FOR EACH ROW EXECUTE FUNCTION private.stamp_ledger_transfer();

-- One trigger per statement, which checks and applies all entries of a transfer together.
CREATE FUNCTION private.apply_ledger_entries() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  -- Entries are added in their transfer's own transaction only: a booked transfer never changes.
  IF EXISTS (
    SELECT FROM (SELECT DISTINCT transfer_id FROM fresh) AS named
    LEFT JOIN public.ledger_transfers AS transfer ON transfer.id = named.transfer_id
    WHERE transfer.transaction_id IS DISTINCT FROM pg_current_xact_id()
  ) THEN
    RAISE EXCEPTION 'a booked transfer takes no more entries'
      USING ERRCODE = 'restrict_violation', CONSTRAINT = 'ledger_entries_with_their_transfer', TABLE = TG_TABLE_NAME;
  END IF;
  -- In the order of their ids, so that two transfers between the same people can't deadlock.
  PERFORM FROM public.ledger_accounts WHERE role <> 'platform' AND id IN (SELECT account_id FROM fresh)
    ORDER BY id FOR NO KEY UPDATE;
  IF EXISTS (
    SELECT FROM fresh LEFT JOIN public.ledger_accounts AS account ON account.id = fresh.account_id
    WHERE (account.currency, account.owner_id) IS DISTINCT FROM (fresh.currency, fresh.owner_id)
  ) THEN
    RAISE EXCEPTION 'no such account of that owner in that currency'
      USING ERRCODE = 'foreign_key_violation', CONSTRAINT = 'ledger_entries_account_known', TABLE = TG_TABLE_NAME;
  END IF;
  -- Only people's accounts have a stored balance: the platform's would be a bottleneck shared by all transfers.
  UPDATE public.ledger_accounts AS account SET balance = balance + moved.amount
  FROM (SELECT account_id, sum(amount) AS amount FROM fresh WHERE owner_id IS NOT NULL GROUP BY account_id) AS moved
  WHERE account.id = moved.account_id;
  INSERT INTO public.ledger_statement_lines (owner_id, transfer_id, currency, amount)
  SELECT fresh.owner_id, fresh.transfer_id, fresh.currency, sum(fresh.amount)
  FROM fresh JOIN public.ledger_accounts AS account ON account.id = fresh.account_id
  WHERE account.role IN ('personal', 'debt') OR account.kind = 'credits'
  GROUP BY fresh.owner_id, fresh.transfer_id, fresh.currency HAVING sum(fresh.amount) <> 0;
  RETURN NULL;
END
$$;
REVOKE ALL ON FUNCTION private.apply_ledger_entries FROM PUBLIC;
CREATE TRIGGER ledger_entries_apply AFTER INSERT ON ledger_entries REFERENCING NEW TABLE AS fresh
  FOR EACH STATEMENT EXECUTE FUNCTION private.apply_ledger_entries();

CREATE FUNCTION private.check_ledger_transfer() RETURNS trigger
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF NOT (
    SELECT coalesce(sum(entries), 0) >= 2 AND bool_and(total = 0) FROM (
      SELECT count(*) AS entries, sum(amount) AS total FROM public.ledger_entries WHERE transfer_id = NEW.id GROUP BY currency
    ) AS by_currency
  ) THEN
    RAISE EXCEPTION 'transfer % does not balance', NEW.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_transfers_balance', TABLE = TG_TABLE_NAME;
  END IF;
  RETURN NULL;
END
$$;
CREATE CONSTRAINT TRIGGER ledger_transfers_balance AFTER INSERT ON ledger_transfers
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION private.check_ledger_transfer();

CREATE FUNCTION private.stamp_ledger_transfer() RETURNS trigger
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  -- Demo seeds tell of the past; nobody else chooses when something was booked.
  IF NOT private.is_seeding(TG_RELID) THEN
    NEW.posted_at := clock_timestamp();
  END IF;
  NEW.transaction_id := pg_current_xact_id();
  RETURN NEW;
END
$$;
CREATE TRIGGER ledger_transfers_stamp BEFORE INSERT ON ledger_transfers
  FOR EACH ROW EXECUTE FUNCTION private.stamp_ledger_transfer();

-- Entries come with their transfer, in one transaction, or not at all: a booked transfer never changes.
CREATE FUNCTION private.prepare_ledger_entry() RETURNS trigger
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM ledger_transfers WHERE id = NEW.transfer_id AND transaction_id = pg_current_xact_id()) THEN
    RAISE EXCEPTION 'transfer % is booked: nothing is added to it', NEW.transfer_id
      USING ERRCODE = 'restrict_violation', CONSTRAINT = 'ledger_entries_with_their_transfer', TABLE = 'ledger_entries';
  END IF;
  SELECT account.currency, account.owner_id INTO NEW.currency, NEW.owner_id
  FROM ledger_accounts AS account WHERE account.id = NEW.account_id;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'there is no account %', NEW.account_id
      USING ERRCODE = 'foreign_key_violation', CONSTRAINT = 'ledger_entries_account_known', TABLE = 'ledger_entries';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER ledger_entries_prepare BEFORE INSERT ON ledger_entries
  FOR EACH ROW EXECUTE FUNCTION private.prepare_ledger_entry();

-- Only people's accounts have a row to move: one of the platform would be the bottleneck of every transfer.
CREATE FUNCTION private.apply_ledger_entry() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE ledger_accounts SET balance = balance + NEW.amount WHERE id = NEW.account_id;
  RETURN NULL;
END
$$;
REVOKE ALL ON FUNCTION private.apply_ledger_entry FROM PUBLIC;
CREATE TRIGGER ledger_entries_apply AFTER INSERT ON ledger_entries
  FOR EACH ROW WHEN (NEW.owner_id IS NOT NULL) EXECUTE FUNCTION private.apply_ledger_entry();

CREATE FUNCTION private.check_ledger_transfer() RETURNS trigger
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF (SELECT count(*) FROM ledger_entries WHERE transfer_id = NEW.id) < 2 OR EXISTS (
    SELECT FROM ledger_entries WHERE transfer_id = NEW.id GROUP BY currency HAVING sum(amount) <> 0
  ) THEN
    RAISE EXCEPTION 'transfer % does not balance', NEW.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_transfers_balance', TABLE = 'ledger_transfers';
  END IF;
  RETURN NULL;
END
$$;
CREATE CONSTRAINT TRIGGER ledger_transfers_balance AFTER INSERT ON ledger_transfers
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION private.check_ledger_transfer();

CREATE OR REPLACE FUNCTION private.apply_ledger_entries() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF EXISTS (
    SELECT FROM fresh
    LEFT JOIN public.ledger_transfers AS transfer ON transfer.id = fresh.transfer_id
    LEFT JOIN public.ledger_accounts AS account ON account.id = fresh.account_id
    WHERE transfer.transaction_id IS DISTINCT FROM pg_current_xact_id()
      OR account.currency IS DISTINCT FROM fresh.currency OR account.owner_id IS DISTINCT FROM fresh.owner_id
  ) THEN
    PERFORM private.refuse_ledger_entries(array_agg(DISTINCT transfer_id)) FROM fresh;
  END IF;
  -- In the order of their ids, so that two transfers between the same people can't deadlock.
  PERFORM FROM public.ledger_accounts WHERE role <> 'platform' AND id IN (SELECT account_id FROM fresh)
    ORDER BY id FOR NO KEY UPDATE;
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
ALTER FUNCTION private.apply_ledger_entries RESET plan_cache_mode;

CREATE FUNCTION private.complete_statement_line() RETURNS trigger
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  SELECT transfer.kind, transfer.posted_at INTO NEW.kind, NEW.posted_at
  FROM public.ledger_transfers AS transfer WHERE transfer.id = NEW.transfer_id;
  IF private.is_seeding(TG_RELID) THEN
    SELECT coalesce(sum(entry.amount), 0) INTO NEW.balance_after
    FROM public.ledger_accounts AS account JOIN public.ledger_entries AS entry ON entry.account_id = account.id
    WHERE account.owner_id = NEW.owner_id AND account.currency = NEW.currency
      AND (account.role IN ('personal', 'debt') OR account.kind = 'credits') AND entry.transfer_id <= NEW.transfer_id;
  ELSE
    SELECT coalesce(sum(account.balance), 0) INTO NEW.balance_after
    FROM public.ledger_accounts AS account
    WHERE account.owner_id = NEW.owner_id AND account.is_open AND account.currency = NEW.currency
      AND (account.role IN ('personal', 'debt') OR account.kind = 'credits');
  END IF;
  RETURN NEW;
END
$$;
REVOKE ALL ON FUNCTION private.complete_statement_line FROM PUBLIC;
CREATE TRIGGER ledger_statement_lines_complete BEFORE INSERT ON ledger_statement_lines
  FOR EACH ROW EXECUTE FUNCTION private.complete_statement_line();

CREATE FUNCTION private.announce_credit_change() RETURNS trigger
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
REVOKE ALL ON FUNCTION private.announce_credit_change FROM PUBLIC;
CREATE TRIGGER ledger_statement_lines_announce AFTER INSERT ON ledger_statement_lines
  FOR EACH ROW WHEN (NEW.currency = 'credit' AND NEW.kind NOT IN ('credits_expired', 'welcome_credits'))
  EXECUTE FUNCTION private.announce_credit_change();

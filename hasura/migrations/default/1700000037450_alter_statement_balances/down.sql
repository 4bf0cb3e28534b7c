CREATE OR REPLACE FUNCTION private.complete_statement_line() RETURNS trigger
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  SELECT transfer.kind, transfer.posted_at, (
    SELECT coalesce(sum(account.balance), 0) FROM public.ledger_accounts AS account
    WHERE account.owner_id = NEW.owner_id AND account.is_open AND account.currency = NEW.currency
      AND (account.role IN ('personal', 'debt') OR account.kind = 'credits')
  ) INTO NEW.kind, NEW.posted_at, NEW.balance_after
  FROM public.ledger_transfers AS transfer WHERE transfer.id = NEW.transfer_id;
  RETURN NEW;
END
$$;

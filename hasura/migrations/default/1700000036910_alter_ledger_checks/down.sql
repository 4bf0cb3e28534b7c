CREATE OR REPLACE FUNCTION private.apply_ledger_entries() RETURNS trigger
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
DROP FUNCTION private.refuse_ledger_entries;
ALTER TABLE ledger_statement_lines
  ADD CONSTRAINT ledger_statement_lines_owner_fkey FOREIGN KEY (owner_id) REFERENCES users,
  ADD CONSTRAINT ledger_statement_lines_transfer_fkey FOREIGN KEY (transfer_id) REFERENCES ledger_transfers;
DROP INDEX ledger_transfers_corrects_idx;
DROP INDEX ledger_transfers_actor_idx;
DROP INDEX ledger_transfers_subject_idx;
CREATE INDEX ledger_transfers_corrects_idx ON ledger_transfers (corrects_id);
CREATE INDEX ledger_transfers_actor_idx ON ledger_transfers (actor_id);
CREATE INDEX ledger_transfers_subject_idx ON ledger_transfers (subject_type, subject_id, id DESC);
CREATE INDEX ledger_entries_statement_idx ON ledger_entries (owner_id, transfer_id DESC) WHERE owner_id IS NOT NULL;

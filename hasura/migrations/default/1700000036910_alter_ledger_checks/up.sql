-- What each transfer paid for without need: empty index entries, an index that no query uses, and foreign keys of the
-- statement, whose check locks the owner's row in `users`. Only the trigger below writes the statement, from entries whose
-- transfer it has just checked and whose owner is that of an account; neither is ever deleted.
DROP INDEX ledger_entries_statement_idx;
DROP INDEX ledger_transfers_subject_idx;
DROP INDEX ledger_transfers_actor_idx;
DROP INDEX ledger_transfers_corrects_idx;
CREATE INDEX ledger_transfers_subject_idx ON ledger_transfers (subject_type, subject_id, id DESC) WHERE subject_type IS NOT NULL;
CREATE INDEX ledger_transfers_actor_idx ON ledger_transfers (actor_id) WHERE actor_id IS NOT NULL;
CREATE INDEX ledger_transfers_corrects_idx ON ledger_transfers (corrects_id) WHERE corrects_id IS NOT NULL;
ALTER TABLE ledger_statement_lines
  DROP CONSTRAINT ledger_statement_lines_owner_fkey, DROP CONSTRAINT ledger_statement_lines_transfer_fkey;

-- As before, but one query checks transfers and accounts together; which of them failed is asked only in that case.
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

CREATE FUNCTION private.refuse_ledger_entries(named bigint[]) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  -- Entries are added in their transfer's own transaction only: a booked transfer never changes.
  IF EXISTS (
    SELECT FROM unnest(named) AS id LEFT JOIN public.ledger_transfers AS transfer USING (id)
    WHERE transfer.transaction_id IS DISTINCT FROM pg_current_xact_id()
  ) THEN
    RAISE EXCEPTION 'a booked transfer takes no more entries'
      USING ERRCODE = 'restrict_violation', CONSTRAINT = 'ledger_entries_with_their_transfer', TABLE = 'ledger_entries';
  END IF;
  RAISE EXCEPTION 'no such account of that owner in that currency'
    USING ERRCODE = 'foreign_key_violation', CONSTRAINT = 'ledger_entries_account_known', TABLE = 'ledger_entries';
END
$$;
REVOKE ALL ON FUNCTION private.refuse_ledger_entries FROM PUBLIC;

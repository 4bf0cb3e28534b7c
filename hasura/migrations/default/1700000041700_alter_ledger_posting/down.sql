CREATE OR REPLACE FUNCTION private.apply_ledger_entries() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  is_seeding boolean := private.is_seeding(TG_RELID);
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

  -- Only people's accounts have a stored balance: the platform's would be a bottleneck shared by all transfers.
  WITH moved AS MATERIALIZED (
    SELECT account_id, sum(amount) AS amount FROM fresh WHERE owner_id IS NOT NULL GROUP BY account_id
  ), locked AS MATERIALIZED (
    -- In the order of their ids, so that two transfers between the same people can't deadlock.
    SELECT id FROM public.ledger_accounts WHERE id IN (SELECT account_id FROM moved) ORDER BY id FOR NO KEY UPDATE
  )
  UPDATE public.ledger_accounts AS account SET balance = balance + moved.amount
  FROM locked JOIN moved ON moved.account_id = locked.id WHERE account.id = locked.id;

  WITH line AS (
    INSERT INTO public.ledger_statement_lines (owner_id, transfer_id, currency, amount, kind, posted_at, balance_after)
    SELECT owner_id, transfer_id, shown.currency, shown.amount, transfer.kind, transfer.posted_at, CASE
      -- Seeds book many transfers of one person by one statement, after which the accounts have moved by all of them.
      WHEN is_seeding THEN (
        SELECT coalesce(sum(entry.amount), 0)
        FROM public.ledger_accounts AS account JOIN public.ledger_entries AS entry ON entry.account_id = account.id
        WHERE account.owner_id = shown.owner_id AND account.currency = shown.currency
          AND (account.role IN ('personal', 'debt') OR account.kind = 'credits') AND entry.transfer_id <= shown.transfer_id
      )
      ELSE (
        SELECT coalesce(sum(account.balance), 0) FROM public.ledger_accounts AS account
        WHERE account.owner_id = shown.owner_id AND account.is_open AND account.currency = shown.currency
          AND (account.role IN ('personal', 'debt') OR account.kind = 'credits')
      ) END
    FROM (
      SELECT fresh.owner_id, fresh.transfer_id, fresh.currency, sum(fresh.amount) AS amount
      FROM fresh JOIN public.ledger_accounts AS account ON account.id = fresh.account_id
      WHERE account.role IN ('personal', 'debt') OR account.kind = 'credits'
      GROUP BY fresh.owner_id, fresh.transfer_id, fresh.currency HAVING sum(fresh.amount) <> 0
    ) AS shown JOIN public.ledger_transfers AS transfer ON transfer.id = shown.transfer_id
    RETURNING owner_id, transfer_id, currency, amount, kind, posted_at
  )
  -- What is news to them: what they received, and what others took. Their own spending is none, nor is what they have just
  -- bought, the end of a plan's credits, whose date was announced, and the credits that are part of signing up.
  INSERT INTO public.credit_changes (owner_id, transfer_id, amount, created_at)
  SELECT line.owner_id, line.transfer_id, line.amount, line.posted_at
  FROM line JOIN public.ledger_transfers AS transfer ON transfer.id = line.transfer_id
  WHERE line.currency = 'credit' AND line.kind NOT IN ('credits_expired', 'welcome_credits')
    AND (
      transfer.actor_id IS DISTINCT FROM line.owner_id
      OR line.amount > 0 AND line.kind NOT IN ('credits_bought', 'credits_of_plan')
    )
    AND NOT is_seeding;
  RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION private.refuse_ledger_entries(named bigint[]) RETURNS void
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
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

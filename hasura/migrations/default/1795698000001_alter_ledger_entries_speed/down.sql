CREATE OR REPLACE FUNCTION private.apply_ledger_entries() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  booked record;
  news_for uuid[];
  news bigint[];
BEGIN
  IF private.is_seeding(TG_RELID) THEN
    PERFORM private.refuse_ledger_entries(array_agg(DISTINCT fresh.transfer_id)) FROM fresh
    LEFT JOIN public.ledger_accounts AS account
      ON (account.id, account.currency) = (fresh.account_id, fresh.currency) AND account.owner_id IS NOT DISTINCT FROM fresh.owner_id
    LEFT JOIN public.ledger_transfers AS transfer
      ON transfer.id = fresh.transfer_id AND transfer.transaction_id = pg_current_xact_id()
    WHERE account.id IS NULL OR transfer.id IS NULL HAVING count(*) > 0;
    UPDATE public.ledger_accounts AS account SET balance = balance + moved.amount
    FROM (SELECT account_id, sum(amount) AS amount FROM fresh WHERE owner_id IS NOT NULL GROUP BY account_id) AS moved
    WHERE account.id = moved.account_id;
    INSERT INTO public.ledger_statement_lines (owner_id, transfer_id, currency, amount, kind, posted_at, balance_after)
    SELECT shown.owner_id, transfer.id, shown.currency, shown.amount, transfer.kind, transfer.posted_at, (
      -- Many transfers of one person are booked by one statement, after which the accounts have moved by all of them.
      SELECT coalesce(sum(entry.amount), 0)
      FROM public.ledger_accounts AS account JOIN public.ledger_entries AS entry ON entry.account_id = account.id
      WHERE account.owner_id = shown.owner_id AND account.currency = shown.currency
        AND (account.role IN ('personal', 'debt') OR account.kind = 'credits') AND entry.transfer_id <= transfer.id)
    FROM (
      SELECT fresh.owner_id, fresh.transfer_id, fresh.currency, sum(fresh.amount) AS amount
      FROM fresh JOIN public.ledger_accounts AS account ON account.id = fresh.account_id
      WHERE account.role IN ('personal', 'debt') OR account.kind = 'credits'
      GROUP BY fresh.owner_id, fresh.transfer_id, fresh.currency HAVING sum(fresh.amount) <> 0
    ) AS shown JOIN public.ledger_transfers AS transfer ON transfer.id = shown.transfer_id;
    RETURN NULL;
  END IF;

  SELECT transfer.id, transfer.kind, transfer.posted_at, transfer.actor_id INTO booked
  FROM public.ledger_transfers AS transfer
  WHERE transfer.id = (SELECT transfer_id FROM fresh LIMIT 1) AND transfer.transaction_id = pg_current_xact_id();
  IF EXISTS (
    SELECT FROM fresh LEFT JOIN public.ledger_accounts AS account ON account.id = fresh.account_id
    WHERE account.currency IS DISTINCT FROM fresh.currency OR account.owner_id IS DISTINCT FROM fresh.owner_id
      OR fresh.transfer_id IS DISTINCT FROM booked.id
  ) THEN
    PERFORM private.refuse_ledger_entries(array_agg(DISTINCT transfer_id)) FROM fresh;
  END IF;

  WITH moved AS (
    -- Only people's accounts have a stored balance: the platform's would be a bottleneck shared by all transfers. In the
    -- order of their ids, so that two transfers between the same people can't deadlock.
    UPDATE public.ledger_accounts AS account SET balance = balance + entry.amount
    FROM (SELECT account_id, amount FROM fresh WHERE owner_id IS NOT NULL ORDER BY account_id) AS entry
    WHERE account.id = entry.account_id
    RETURNING account.owner_id, account.currency, account.kind, account.role, entry.amount
  ), line AS (
    INSERT INTO public.ledger_statement_lines (owner_id, transfer_id, currency, amount, kind, posted_at, balance_after)
    SELECT moved.owner_id, booked.id, moved.currency, sum(moved.amount), booked.kind, booked.posted_at,
      -- This statement still sees the balances from before it.
      sum(moved.amount) + (
        SELECT coalesce(sum(account.balance), 0) FROM public.ledger_accounts AS account
        WHERE account.owner_id = moved.owner_id AND account.is_open AND account.currency = moved.currency
          AND (account.role IN ('personal', 'debt') OR account.kind = 'credits'))
    FROM moved WHERE moved.role IN ('personal', 'debt') OR moved.kind = 'credits'
    GROUP BY moved.owner_id, moved.currency HAVING sum(moved.amount) <> 0
    RETURNING owner_id, currency, amount
  )
  -- What is news to them: what they received, and what others took. Their own spending is none, nor is what they have just
  -- bought, the end of a plan's credits, whose date was announced, and the credits that are part of signing up.
  SELECT array_agg(owner_id), array_agg(amount) INTO news_for, news FROM line
  WHERE currency = 'credit' AND booked.kind NOT IN ('credits_expired', 'welcome_credits')
    AND (booked.actor_id IS DISTINCT FROM owner_id
      OR amount > 0 AND booked.kind NOT IN ('credits_bought', 'credits_of_plan'));
  IF news_for IS NOT NULL THEN
    INSERT INTO public.credit_changes (owner_id, transfer_id, amount, created_at)
    SELECT line.owner_id, booked.id, line.amount, booked.posted_at FROM unnest(news_for, news) AS line (owner_id, amount);
  END IF;
  RETURN NULL;
END
$$;

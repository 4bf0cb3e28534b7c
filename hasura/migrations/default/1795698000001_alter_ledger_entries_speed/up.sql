-- As before, but two statements move the accounts and write the statement: handing rows from one to the other within one
-- took longer than the second one does. What is news is read from the statement, where there may be any.
CREATE OR REPLACE FUNCTION private.apply_ledger_entries() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  booked record;
  is_wrong boolean;
  may_be_news boolean;
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
  -- What is news to somebody: what they received, and what others took. Their own spending is none, nor is what they have just
  -- bought, the end of a plan's credits, whose date was announced, and the credits that are part of signing up.
  SELECT bool_or(account.currency IS DISTINCT FROM fresh.currency OR account.owner_id IS DISTINCT FROM fresh.owner_id
      OR fresh.transfer_id IS DISTINCT FROM booked.id),
    bool_or(fresh.owner_id IS NOT NULL AND fresh.currency = 'credit'
      AND booked.kind NOT IN ('credits_expired', 'welcome_credits')
      AND (booked.actor_id IS DISTINCT FROM fresh.owner_id
        OR fresh.amount > 0 AND booked.kind NOT IN ('credits_bought', 'credits_of_plan')))
  INTO is_wrong, may_be_news
  FROM fresh LEFT JOIN public.ledger_accounts AS account ON account.id = fresh.account_id;
  IF is_wrong THEN
    PERFORM private.refuse_ledger_entries(array_agg(DISTINCT transfer_id)) FROM fresh;
  END IF;

  -- Only people's accounts have a stored balance: the platform's would be a bottleneck shared by all transfers. In the
  -- order of their ids, so that two transfers between the same people can't deadlock.
  UPDATE public.ledger_accounts AS account SET balance = balance + entry.amount
  FROM (SELECT account_id, amount FROM fresh WHERE owner_id IS NOT NULL ORDER BY account_id) AS entry
  WHERE account.id = entry.account_id;

  INSERT INTO public.ledger_statement_lines (owner_id, transfer_id, currency, amount, kind, posted_at, balance_after)
  SELECT fresh.owner_id, booked.id, fresh.currency, sum(fresh.amount), booked.kind, booked.posted_at, (
    SELECT coalesce(sum(other.balance), 0) FROM public.ledger_accounts AS other
    WHERE other.owner_id = fresh.owner_id AND other.is_open AND other.currency = fresh.currency
      AND (other.role IN ('personal', 'debt') OR other.kind = 'credits'))
  FROM fresh JOIN public.ledger_accounts AS account ON account.id = fresh.account_id
  WHERE account.role IN ('personal', 'debt') OR account.kind = 'credits'
  GROUP BY fresh.owner_id, fresh.currency HAVING sum(fresh.amount) <> 0;

  IF may_be_news THEN
    INSERT INTO public.credit_changes (owner_id, transfer_id, amount, created_at)
    SELECT line.owner_id, booked.id, line.amount, booked.posted_at
    FROM public.ledger_statement_lines AS line
    WHERE line.transfer_id = booked.id AND line.currency = 'credit'
      AND line.owner_id IN (SELECT owner_id FROM fresh WHERE currency = 'credit')
      AND (booked.actor_id IS DISTINCT FROM line.owner_id
        OR line.amount > 0 AND booked.kind NOT IN ('credits_bought', 'credits_of_plan'));
  END IF;
  RETURN NULL;
END
$$;

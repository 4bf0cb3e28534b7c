ALTER TABLE ledger_accounts RESET (fillfactor);

CREATE OR REPLACE FUNCTION private.begin_ledger_transfer(
  new_key text, new_hash text, new_kind text, new_reason text, new_actor uuid, new_subject_type text, new_subject_id text,
  new_corrects bigint, owners uuid[],
  OUT transfer_id bigint, OUT booked_hash text, OUT open_accounts jsonb
) LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(32432868, owner.hash)
  FROM (SELECT DISTINCT hashtext(id::text) AS hash FROM unnest(owners) AS id ORDER BY hash) AS owner;
  INSERT INTO public.ledger_transfers (key, request_hash, kind, reason, actor_id, subject_type, subject_id, corrects_id)
  VALUES (new_key, new_hash, new_kind, new_reason, new_actor, new_subject_type, new_subject_id, new_corrects)
  ON CONFLICT (key) DO NOTHING RETURNING id INTO transfer_id;
  IF transfer_id IS NULL THEN
    SELECT booked.id, booked.request_hash INTO transfer_id, booked_hash
    FROM public.ledger_transfers AS booked WHERE booked.key = new_key;
    RETURN;
  END IF;
  -- A statement of its own, so that it sees what was committed while it waited for the locks.
  SELECT coalesce(jsonb_agg(jsonb_build_object('id', account.id::text, 'kind', account.kind, 'owner_id', account.owner_id,
    'source', account.source, 'balance', account.balance, 'due_at', account.due_at)), '[]') INTO open_accounts
  FROM public.ledger_accounts AS account
  WHERE account.owner_id = ANY (owners) AND account.is_open AND account.kind IN ('credits', 'credits_owed', 'income_owed');
END
$$;

CREATE OR REPLACE FUNCTION private.add_ledger_entries(
  transfer bigint, account_ids bigint[], kinds text[], owners uuid[], amounts bigint[]
) RETURNS void LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  INSERT INTO public.ledger_entries (transfer_id, account_id, amount, currency, owner_id)
  SELECT transfer, account.id, line.amount, account.currency, account.owner_id
  FROM unnest(account_ids, kinds, owners, amounts) AS line (account_id, kind, owner_id, amount)
  LEFT JOIN public.ledger_accounts AS account ON account.id = coalesce(line.account_id,
    (SELECT known.id FROM public.ledger_accounts AS known
      WHERE known.role <> 'pot' AND known.kind = line.kind AND known.owner_id = line.owner_id),
    (SELECT known.id FROM public.ledger_accounts AS known
      WHERE known.role <> 'pot' AND known.kind = line.kind AND known.owner_id IS NULL AND line.owner_id IS NULL));
END
$$;

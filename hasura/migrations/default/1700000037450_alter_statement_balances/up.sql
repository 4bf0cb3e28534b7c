-- Seeds book many transfers of one person by one statement. Their accounts have then moved by all of them, so that each line
-- got the balance after the last; from the entries up to its own transfer, it gets its own.
CREATE OR REPLACE FUNCTION private.complete_statement_line() RETURNS trigger
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

ALTER TABLE ledger_statement_lines DISABLE TRIGGER ledger_statement_lines_append_only;
UPDATE ledger_statement_lines AS line SET balance_after = known.balance_after
FROM (
  SELECT owner_id, transfer_id, currency,
    sum(amount) OVER (PARTITION BY owner_id, currency ORDER BY transfer_id) AS balance_after
  FROM ledger_statement_lines
) AS known
WHERE (line.owner_id, line.transfer_id, line.currency) = (known.owner_id, known.transfer_id, known.currency)
  AND line.balance_after <> known.balance_after;
ALTER TABLE ledger_statement_lines ENABLE TRIGGER ledger_statement_lines_append_only;

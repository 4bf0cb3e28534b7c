-- A line says by itself what a statement filters by and shows, so that a page is read from the lines of one person alone.
ALTER TABLE ledger_statement_lines
  ADD COLUMN kind text,
  ADD COLUMN posted_at timestamptz,
  ADD COLUMN balance_after bigint;
COMMENT ON COLUMN ledger_statement_lines.balance_after IS 'What the person then had in that currency, less what they owed.';

ALTER TABLE ledger_statement_lines DISABLE TRIGGER ledger_statement_lines_append_only;
UPDATE ledger_statement_lines AS line
SET kind = known.kind, posted_at = known.posted_at, balance_after = known.balance_after
FROM (
  SELECT earlier.owner_id, earlier.transfer_id, earlier.currency, transfer.kind, transfer.posted_at,
    sum(earlier.amount) OVER (PARTITION BY earlier.owner_id, earlier.currency ORDER BY earlier.transfer_id) AS balance_after
  FROM ledger_statement_lines AS earlier JOIN ledger_transfers AS transfer ON transfer.id = earlier.transfer_id
) AS known
WHERE (line.owner_id, line.transfer_id, line.currency) = (known.owner_id, known.transfer_id, known.currency);
ALTER TABLE ledger_statement_lines ENABLE TRIGGER ledger_statement_lines_append_only;

ALTER TABLE ledger_statement_lines
  ALTER COLUMN kind SET NOT NULL,
  ALTER COLUMN posted_at SET NOT NULL,
  ALTER COLUMN balance_after SET NOT NULL;

-- The accounts have moved by the time their line is written.
CREATE FUNCTION private.complete_statement_line() RETURNS trigger
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
REVOKE ALL ON FUNCTION private.complete_statement_line FROM PUBLIC;
CREATE TRIGGER ledger_statement_lines_complete BEFORE INSERT ON ledger_statement_lines
  FOR EACH ROW EXECUTE FUNCTION private.complete_statement_line();

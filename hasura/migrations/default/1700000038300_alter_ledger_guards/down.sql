DROP TRIGGER ledger_accounts_terms_append_only ON ledger_accounts;
DROP TRIGGER ledger_accounts_move_by_entries ON ledger_accounts;
CREATE TRIGGER ledger_accounts_move_by_entries BEFORE UPDATE ON ledger_accounts
  FOR EACH ROW WHEN (
    pg_trigger_depth() = 0
    OR (OLD.id, OLD.kind, OLD.currency, OLD.role, OLD.owner_id, OLD.source, OLD.due_at, OLD.created_at)
      IS DISTINCT FROM (NEW.id, NEW.kind, NEW.currency, NEW.role, NEW.owner_id, NEW.source, NEW.due_at, NEW.created_at)
  ) EXECUTE FUNCTION private.refuse_change();

CREATE OR REPLACE FUNCTION private.check_ledger_transfer() RETURNS trigger
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF NOT (
    SELECT coalesce(sum(entries), 0) >= 2 AND bool_and(total = 0) FROM (
      SELECT count(*) AS entries, sum(amount) AS total FROM public.ledger_entries WHERE transfer_id = NEW.id GROUP BY currency
    ) AS by_currency
  ) THEN
    RAISE EXCEPTION 'transfer % does not balance', NEW.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_transfers_balance', TABLE = TG_TABLE_NAME;
  END IF;
  RETURN NULL;
END
$$;

ALTER FUNCTION private.add_ledger_entries RESET plan_cache_mode;
ALTER FUNCTION private.begin_ledger_transfer RESET plan_cache_mode;

CREATE OR REPLACE FUNCTION private.is_seeding(guarded regclass) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT coalesce(current_setting('sagework.seeding', true), '') = 'on'
    AND pg_has_role(current_user, relowner, 'MEMBER')
  FROM pg_class WHERE oid = guarded
$$;

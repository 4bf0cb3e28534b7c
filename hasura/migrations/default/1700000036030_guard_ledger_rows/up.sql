-- Nothing booked is ever changed or removed, by any role; a mistake is corrected by another transfer (X-22).
CREATE TRIGGER ledger_transfers_append_only BEFORE UPDATE OR DELETE ON ledger_transfers
  FOR EACH ROW EXECUTE FUNCTION private.refuse_change();
CREATE TRIGGER ledger_transfers_no_truncate BEFORE TRUNCATE ON ledger_transfers
  FOR EACH STATEMENT EXECUTE FUNCTION private.refuse_change();
CREATE TRIGGER ledger_entries_append_only BEFORE UPDATE OR DELETE ON ledger_entries
  FOR EACH ROW EXECUTE FUNCTION private.refuse_change();
CREATE TRIGGER ledger_entries_no_truncate BEFORE TRUNCATE ON ledger_entries
  FOR EACH STATEMENT EXECUTE FUNCTION private.refuse_change();

CREATE TRIGGER ledger_statement_lines_append_only BEFORE UPDATE OR DELETE ON ledger_statement_lines
  FOR EACH ROW EXECUTE FUNCTION private.refuse_change();
CREATE TRIGGER ledger_statement_lines_no_truncate BEFORE TRUNCATE ON ledger_statement_lines
  FOR EACH STATEMENT EXECUTE FUNCTION private.refuse_change();
CREATE TRIGGER ledger_account_kinds_append_only BEFORE UPDATE OF code, currency, role OR DELETE ON ledger_account_kinds
  FOR EACH ROW EXECUTE FUNCTION private.refuse_change();

-- Only the entries' trigger updates accounts, and only their balance.
CREATE TRIGGER ledger_accounts_move_by_entries BEFORE UPDATE ON ledger_accounts
  FOR EACH ROW WHEN (
    pg_trigger_depth() = 0
    OR (OLD.id, OLD.kind, OLD.currency, OLD.role, OLD.owner_id, OLD.source, OLD.due_at, OLD.created_at)
      IS DISTINCT FROM (NEW.id, NEW.kind, NEW.currency, NEW.role, NEW.owner_id, NEW.source, NEW.due_at, NEW.created_at)
  ) EXECUTE FUNCTION private.refuse_change();
CREATE TRIGGER ledger_accounts_append_only BEFORE DELETE ON ledger_accounts
  FOR EACH ROW EXECUTE FUNCTION private.refuse_change();
CREATE TRIGGER ledger_accounts_no_truncate BEFORE TRUNCATE ON ledger_accounts
  FOR EACH STATEMENT EXECUTE FUNCTION private.refuse_change();

GRANT SELECT ON ledger_account_kinds, ledger_accounts, ledger_transfers, ledger_entries,
  ledger_statement_lines TO sagework_actions, sagework_hasura;
GRANT INSERT ON ledger_accounts, ledger_transfers, ledger_entries TO sagework_actions;

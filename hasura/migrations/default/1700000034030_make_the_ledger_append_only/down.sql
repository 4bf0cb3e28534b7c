DROP TRIGGER ledger_account_kinds_append_only ON ledger_account_kinds;
DROP TRIGGER ledger_accounts_no_truncate ON ledger_accounts;
DROP TRIGGER ledger_accounts_append_only ON ledger_accounts;
DROP TRIGGER ledger_accounts_move_by_entries ON ledger_accounts;
DROP TRIGGER ledger_entries_no_truncate ON ledger_entries;
DROP TRIGGER ledger_entries_append_only ON ledger_entries;
DROP TRIGGER ledger_transfers_no_truncate ON ledger_transfers;
DROP TRIGGER ledger_transfers_append_only ON ledger_transfers;
REVOKE SELECT, INSERT ON ledger_account_kinds, ledger_accounts, ledger_transfers, ledger_entries
  FROM sagework_actions, sagework_hasura;

DROP VIEW income_earnings;
DROP INDEX ledger_accounts_earned_idx;

INSERT INTO ledger_account_kinds (code, currency, role, label) VALUES
  ('credits', 'credit', 'pot', 'Credits'),
  ('credits_held', 'credit', 'pot', 'Credits on hold'),
  ('credits_owed', 'credit', 'debt', 'Credits owed after a refund'),
  ('reward_credits', 'reward', 'personal', 'Reward credits'),
  ('reward_credits_held', 'reward', 'pot', 'Reward credits on hold'),
  ('redemption_requested', 'reward', 'pot', 'Redemption requested'),
  ('income', 'usd', 'personal', 'Income'),
  ('income_held', 'usd', 'pot', 'Income not yet available'),
  ('payout_requested', 'usd', 'pot', 'Payout requested'),
  ('income_owed', 'usd', 'debt', 'Income owed after a refund'),
  ('credits_issued', 'credit', 'platform', 'Credits issued'),
  ('credits_spent', 'credit', 'platform', 'Credits spent'),
  ('credits_expired', 'credit', 'platform', 'Credits expired'),
  ('rewards_issued', 'reward', 'platform', 'Reward credits issued'),
  ('rewards_redeemed', 'reward', 'platform', 'Reward credits redeemed'),
  ('payments', 'usd', 'platform', 'Money at the payment provider'),
  ('sales', 'usd', 'platform', 'Sales'),
  ('fees', 'usd', 'platform', 'Platform fees'),
  ('rewards_paid', 'usd', 'platform', 'Rewards paid in dollars'),
  ('payouts', 'usd', 'platform', 'Paid out');
INSERT INTO ledger_accounts (kind) SELECT code FROM ledger_account_kinds WHERE role = 'platform';

-- Everybody gets one of each on joining, so that no operation has to open one before it can pay them.
CREATE FUNCTION private.open_personal_accounts() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  INSERT INTO public.ledger_accounts (kind, owner_id)
  SELECT kind.code, joined.id FROM joined CROSS JOIN public.ledger_account_kinds AS kind
  WHERE kind.role IN ('personal', 'debt');
  RETURN NULL;
END
$$;
REVOKE ALL ON FUNCTION private.open_personal_accounts FROM PUBLIC;
CREATE TRIGGER users_open_accounts AFTER INSERT ON users REFERENCING NEW TABLE AS joined
  FOR EACH STATEMENT EXECUTE FUNCTION private.open_personal_accounts();
INSERT INTO ledger_accounts (kind, owner_id)
SELECT code, users.id FROM ledger_account_kinds, users WHERE role IN ('personal', 'debt');

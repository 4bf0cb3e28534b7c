REVOKE INSERT, UPDATE ON subscriptions FROM sagework_actions;
DROP INDEX subscriptions_one_trial_per_user, subscriptions_one_trial_per_company, subscriptions_user_idx,
  subscriptions_company_idx, subscriptions_bought_by_idx, subscriptions_price_idx, subscriptions_ending_idx,
  subscriptions_credits_idx;
ALTER TABLE subscriptions
  DROP CONSTRAINT subscriptions_price_fkey,
  DROP CONSTRAINT subscriptions_bought_completely,
  DROP COLUMN price_id,
  DROP COLUMN saas_type,
  DROP COLUMN bought_by,
  DROP COLUMN status,
  DROP COLUMN ends_with_period,
  DROP COLUMN paid_until,
  DROP COLUMN stripe_customer_id,
  DROP COLUMN stripe_subscription_id,
  DROP COLUMN version,
  DROP COLUMN credits_granted,
  DROP COLUMN credits_until;
ALTER TABLE plan_prices DROP CONSTRAINT plan_prices_what_is_sold_key;
COMMENT ON COLUMN subscriptions.expires_at IS NULL;

-- The current list, for both kinds of accounts at the same price (PLAN-36 to PLAN-42, GK-015, GK-018, GK-019).
INSERT INTO plan_prices (price_id, plan_code, catalogue, saas_type, duration, billed_cents, month_cents, strike_cents, saved_cents,
  credits, title, description, benefits, disadvantages, is_sold, sort)
SELECT priced.id || '_' || saas_type, plan_code, 'current', saas_type, duration, billed, month, strike, saved,
  credits, title, description, benefits, disadvantages, billed > 0, priced.sort
FROM (VALUES ('user'), ('company')) AS account (saas_type), (VALUES
  ('free', 'free', 'none', 0, NULL::int, NULL::int, NULL::int, 0, 'Free', 'Pay as you go',
    ARRAY['15% platform fee on a hire', '$199 per Amplify session', '1 user'], ARRAY['No monthly credits', 'No free introduction calls'], 1),
  ('seven_day', 'seven_day_full_access', '7 days', 14900, NULL, NULL, NULL, 1000, '7-day trial', 'Full access for 7 days',
    ARRAY['12% platform fee on a hire', '1,000 credits for the 7 days', '3 free introduction calls', '1 user'],
    ARRAY['Can be bought once'], 2),
  ('basic_quarterly', 'basic_quarterly', 'quarterly', 23700, 7900, 9900, NULL, 2000, 'Basic', 'For a first hire',
    ARRAY['12% platform fee on a hire', '$300 credits per quarter', '1 free introduction call per month',
      '2 users including 1 admin'], ARRAY[]::text[], 3),
  ('advance_quarterly', 'standard_annual', 'quarterly', 99900, 33300, 43300, 30000, 1993, 'Advance', 'For a team that hires',
    ARRAY['10% platform fee on a hire', '$299 credits per quarter', '3 free introduction calls per month per user',
      'Free priority entry for up to 5 Amplify sessions per year', 'Up to 5 users'], ARRAY[]::text[], 4),
  ('advance_yearly', 'standard_annual', 'yearly', 299900, 24990, 41650, 200000, 1331, 'Advance', 'For a team that hires',
    ARRAY['10% platform fee on a hire', '$799 credits per year', '3 free introduction calls per month per user',
      'Free priority entry for up to 5 Amplify sessions per year', 'Up to 5 users'], ARRAY[]::text[], 5),
  ('growth_yearly', 'professional_annual', 'yearly', 599900, 49990, 83300, NULL, 3333, 'Growth', 'For a company that grows',
    ARRAY['8% platform fee on a hire', '$2,000 credits per year', '5 free 20-minute introduction calls per month per user',
      '5 free Amplify sessions per year', '10 users including 2 admins'], ARRAY[]::text[], 6),
  ('premium_yearly', 'premium_annual', 'yearly', 1199900, 99990, 166600, NULL, 8333, 'Premium', 'For everything at once',
    ARRAY['5% platform fee on a hire', '$5,000 credits per year', '10 free introduction calls per month per user',
      '10 free Amplify sessions per year', 'A dedicated account manager', '25 users including 3 admins'], ARRAY[]::text[], 7)
) AS priced (id, plan_code, duration, billed, month, strike, saved, credits, title, description, benefits, disadvantages, sort);

-- The older list, which "Upgrade for full access" sells (PLAN-43, PLAN-44, GK-020, GK-021). It names no credits.
INSERT INTO plan_prices (price_id, plan_code, catalogue, saas_type, duration, billed_cents, month_cents, strike_cents,
  discount_percent, title, description, benefits, sort)
SELECT replace(plan_code, '-', '_'), plan_code, 'older', saas_type, duration, billed, month, strike, discount, title, 'Full access',
  ARRAY['12% platform fee on a hire', '3 free introduction calls per month', '5 GB of storage', 'Pro queries'] || team, sort
FROM (VALUES
  ('user-quarterly', 'user', 'quarterly', 15900, 5300, 7900, 33, 'Single access', ARRAY['1 user'], 11),
  ('company-quarterly', 'company', 'quarterly', 39900, 13300, 19900, 33, 'Team access', ARRAY['5 users including 1 admin'], 12),
  ('user-yearly', 'user', 'yearly', 54900, 4500, 7900, 42, 'Single access', ARRAY['1 user'], 13),
  ('company-yearly', 'company', 'yearly', 128900, 10700, 19900, 46, 'Team access', ARRAY['5 users including 1 admin'], 14)
) AS priced (plan_code, saas_type, duration, billed, month, strike, discount, title, team, sort);

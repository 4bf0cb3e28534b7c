-- The older list's free card, and what a project costs on its paid one (PLAN-45, PLAN-46).
INSERT INTO plan_prices (price_id, plan_code, catalogue, saas_type, duration, billed_cents, title, description, benefits,
  disadvantages, is_sold, sort)
SELECT 'older_free_' || saas_type, 'free', 'older', saas_type, 'none', 0, 'Free', 'Limited access',
  ARRAY['1 question per month', '3 answers', '10 Q&As', '200 credits to post a project',
    '15% platform fee on a hire', '1 user'],
  ARRAY['No free introduction calls'], false, 10
FROM (VALUES ('user'), ('company')) AS account (saas_type);
UPDATE plan_prices SET benefits = benefits || ARRAY['100 credits to post a project'] WHERE catalogue = 'older' AND is_sold;

-- Within the floors of the form: $500 a day, $1,500 a week, $5,000 a month, and its ceiling of $50,000.
INSERT INTO budget_ranges (id, role_id, duration_type_id, min_amount_cents, max_amount_cents)
SELECT private.stable_uuid('budget:' || r.role_name || ':' || d.code), r.id, d.id, b.min_dollars * 100, b.max_dollars * 100
FROM (VALUES
  ('c-level', 'day', 1200, 4000), ('c-level', 'week', 4000, 16000), ('c-level', 'month', 8000, 50000),
  ('vp', 'day', 900, 3000), ('vp', 'week', 3000, 12000), ('vp', 'month', 7000, 40000),
  ('director', 'day', 700, 2200), ('director', 'week', 2200, 9000), ('director', 'month', 6000, 30000),
  ('manager', 'day', 500, 1500), ('manager', 'week', 1500, 6000), ('manager', 'month', 5000, 20000),
  ('specialist', 'day', 500, 1200), ('specialist', 'week', 1500, 5000), ('specialist', 'month', 5000, 15000)
) AS b (role_type, unit, min_dollars, max_dollars)
JOIN master_roles r ON r.role_type = b.role_type
JOIN opportunity_duration_types d ON d.code = b.unit;

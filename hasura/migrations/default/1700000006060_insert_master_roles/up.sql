INSERT INTO master_roles (id, role_name, role_type)
SELECT private.stable_uuid('role:' || name), name, role_type
FROM (VALUES
  ('Chief Marketing Officer', 'c-level'),
  ('Chief Revenue Officer', 'c-level'),
  ('Chief Growth Officer', 'c-level'),
  ('Chief Product Officer', 'c-level'),
  ('Chief Customer Officer', 'c-level'),
  ('VP of Marketing', 'vp'),
  ('VP of Sales', 'vp'),
  ('VP of Growth', 'vp'),
  ('Director of Demand Generation', 'director'),
  ('Director of Product Marketing', 'director'),
  ('Director of Revenue Operations', 'director'),
  ('Director of Customer Success', 'director'),
  ('Growth Marketing Manager', 'manager'),
  ('Content Marketing Manager', 'manager'),
  ('Partnerships Manager', 'manager'),
  ('Marketing Operations Specialist', 'specialist'),
  ('SEO Specialist', 'specialist'),
  ('Paid Media Specialist', 'specialist')
) AS rows (name, role_type);

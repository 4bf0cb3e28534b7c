INSERT INTO master_objectives (id, objective_name)
SELECT private.stable_uuid('objective:' || name), name FROM unnest(ARRAY[
  'Brand & Positioning',
  'Demand Generation',
  'Content & SEO',
  'Product-Led Growth',
  'Sales & Revenue',
  'Revenue Operations',
  'Customer Success & Retention',
  'Market Entry & Expansion',
  'Pricing & Packaging',
  'Partnerships & Channels',
  'Data & Analytics',
  'Leadership & Teams'
]) AS name;

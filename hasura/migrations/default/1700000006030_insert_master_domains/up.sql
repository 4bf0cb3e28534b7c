INSERT INTO master_domains (id, domain_name)
SELECT private.stable_uuid('domain:' || name), name FROM unnest(ARRAY[
  'Software as a service',
  'Financial technology',
  'Health technology',
  'Education technology',
  'E-commerce and retail',
  'Consumer goods',
  'Travel and hospitality',
  'Media and entertainment',
  'Cybersecurity',
  'Artificial intelligence',
  'Clean energy',
  'Logistics and supply chain',
  'Manufacturing',
  'Real estate technology',
  'Human resources technology',
  'Legal services',
  'Food and beverage',
  'Telecommunications',
  'Professional services',
  'Non-profit and public sector'
]) AS name;

-- More phrases that mean the same: abbreviations of sales, service and regions, and what the press is called.
INSERT INTO private.search_synonyms (phrase, meaning)
SELECT phrase, split_part(line, '|', 1) FROM unnest(ARRAY[
  'meddic|meddpicc|sales qualification framework',
  'rfm|recency, frequency and monetary value|recency frequency monetary',
  'prepayment|prepay|annual prepayment|pay upfront|paying upfront|paid upfront|annual upfront',
  'pr|press|press coverage|journalists',
  'knowledge management|knowledge base|company wiki',
  'bant|budget, authority, need and timing',
  'qbr|quarterly business review',
  'sla|service level agreement',
  'sso|single sign-on',
  'dach|germany, austria and switzerland',
  'emea|europe, middle east and africa',
  'apac|asia pacific|asia-pacific',
  'latam|latin america',
  'uk|united kingdom'
]) AS line, unnest(string_to_array(line, '|')) AS phrase ON CONFLICT DO NOTHING;

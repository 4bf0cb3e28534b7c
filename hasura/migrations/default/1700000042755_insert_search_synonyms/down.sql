DELETE FROM private.search_synonyms WHERE meaning IN ('meddic', 'rfm', 'prepayment', 'knowledge management', 'bant', 'qbr', 'sla', 'sso', 'dach', 'emea', 'apac', 'latam', 'uk')
  OR meaning = 'pr' AND phrase IN ('press', 'press coverage', 'journalists');

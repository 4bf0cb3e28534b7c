-- What the home page suggests to ask first; staff add to it (GI-80).
INSERT INTO content_suggestion_structures (category, subcategory, question) VALUES
  ('Brand & Positioning', 'Positioning and messaging', 'How do I find out whether our positioning is too broad?'),
  ('Brand & Positioning', 'Category design', 'When is it worth creating a category of our own?'),
  ('Content & SEO', 'Video and podcasts', 'When is it right to stop a podcast that few people listen to?'),
  ('Demand Generation', 'Paid acquisition', 'How do I know that paid campaigns bring customers and not only clicks?'),
  ('Market Entry & Expansion', 'Entering the United States', 'Do we need a US company before our first American customer?'),
  ('Market Entry & Expansion', 'Localisation', 'What does it cost to add a right-to-left language to a product?'),
  ('Partnerships & Channels', 'Reseller channels', 'What can we do about resellers who never sell anything?'),
  ('Partnerships & Channels', 'Partner programs', 'At how many partners do levels such as silver and gold make sense?'),
  ('Pricing & Packaging', 'Price increases', 'How do I raise prices without losing customers?'),
  ('Pricing & Packaging', 'Usage-based pricing', 'Should we charge per seat or by usage?'),
  ('Product-Led Growth', 'Onboarding and activation', 'What makes new users come back after the first week?'),
  ('Sales & Revenue', 'Founder-led sales', 'When should a founder hire the first salesperson?')
ON CONFLICT DO NOTHING;

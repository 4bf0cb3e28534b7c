DELETE FROM content_suggestion_structures WHERE question IN (
  'How do I find out whether our positioning is too broad?',
  'When is it worth creating a category of our own?',
  'When is it right to stop a podcast that few people listen to?',
  'How do I know that paid campaigns bring customers and not only clicks?',
  'Do we need a US company before our first American customer?',
  'What does it cost to add a right-to-left language to a product?',
  'What can we do about resellers who never sell anything?',
  'At how many partners do levels such as silver and gold make sense?',
  'How do I raise prices without losing customers?',
  'Should we charge per seat or by usage?',
  'What makes new users come back after the first week?',
  'When should a founder hire the first salesperson?');

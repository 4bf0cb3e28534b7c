-- What each part of an answer could hold, by category, and tags to begin with (EDIT-12, GI-80); staff may word them anew.
UPDATE content_suggestion_structures AS structure
SET part_1 = said.part_1, part_2 = said.part_2, part_3 = said.part_3, domain_tags = said.domain_tags, open_tags = said.open_tags
FROM (VALUES
  ('Brand & Positioning', 'Whom you chose to speak to, whom you left out, and what made you sure.', 'Signs that the story is too broad, and who inside resists a narrower one.', 'A page or pitch before and after, and what changed in the numbers.', 'Software as a service', 'Positioning, messaging'),
  ('Content & SEO', 'What you publish, for whom, and what you stopped publishing.', 'What is measured too early, and what nobody measures.', 'One piece that worked: how it was made, spread and counted.', 'Media and entertainment', 'Content, distribution'),
  ('Demand Generation', 'Which channel you would try first, with which budget, and when you would stop.', 'How clicks and customers are told apart, and what the tools leave out.', 'A campaign with its spend, its pipeline and what was closed.', 'Software as a service', 'Campaigns, pipeline'),
  ('Market Entry & Expansion', 'What you would prove before you go, and in which order.', 'Law, language and partners: what costs months if it comes late.', 'A first year in a new market: the steps, the people, the revenue.', 'Software as a service', 'Expansion, localisation'),
  ('Partnerships & Channels', 'Which partners you would look for, and what they get out of it.', 'Why partners sign and never sell, and how to notice in time.', 'A partner who sold: the terms, the help they got, the numbers.', 'Software as a service', 'Partners, resellers'),
  ('Pricing & Packaging', 'How you find out what something is worth, and how you change a price.', 'Who is asked too late, and which discounts never go away.', 'A price that was changed: to whom it was told, how, and what happened.', 'Software as a service', 'Pricing, packaging'),
  ('Product-Led Growth', 'The moment in which people understand the product, and how you bring it forward.', 'Numbers that look like activation and are not.', 'An onboarding that was changed, and what became of the first week.', 'Software as a service', 'Onboarding, activation'),
  ('Sales & Revenue', 'Who sells first, what they say, and when you hire the next one.', 'What founders keep to themselves for too long, and hand over too early.', 'The first ten deals: who bought, why, and how long it took.', 'Software as a service', 'Founder-led sales, hiring')
) AS said (category, part_1, part_2, part_3, domain_tags, open_tags)
WHERE structure.category = said.category AND structure.part_1 IS NULL;

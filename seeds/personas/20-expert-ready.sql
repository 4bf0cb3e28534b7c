-- expert-ready: complete profile, calendar connected, matched to most fractional posts.
INSERT INTO auth.users (id, name, email, email_verified) VALUES
  (private.stable_uuid('person:elena@sagework.example'), 'Elena Marchetti', 'elena@sagework.example', true)
ON CONFLICT DO NOTHING;
INSERT INTO auth.accounts (id, user_id, issuer, account_id, provider_id, password) VALUES
  (private.stable_uuid('credential:elena@sagework.example'), private.stable_uuid('person:elena@sagework.example'),
   'local:credential', private.stable_uuid('person:elena@sagework.example')::text, 'credential',
   -- The password of every demo person, "sagework-demo", as better-auth hashes it.
   '8f8b8d4aa421c1246ce21a447ff2028e:d96b167eeb7f30597d2765bb6523e2b0f639f03e835e2a075dc6d023b55a1ad9768a0ea98388f6eae7a1ec0b26394998f32280e374e5da55e037fce0524ad11e')
ON CONFLICT DO NOTHING;
INSERT INTO users (id, first_name, last_name, slug, profile_pic, designation, is_expert) VALUES
  (private.stable_uuid('person:elena@sagework.example'), 'Elena', 'Marchetti', 'elena-marchetti',
   '/faces/elena-marchetti.svg', 'Fractional CMO for B2B software', true)
ON CONFLICT DO NOTHING;
INSERT INTO user_accounts (user_id, email, is_email_verified, is_admin, calendly, time_zone, login_type) VALUES
  (private.stable_uuid('person:elena@sagework.example'), 'elena@sagework.example', true, false,
   'https://calendly.com/elena-marchetti/intro', 'Europe/Rome', 'email')
ON CONFLICT DO NOTHING;
INSERT INTO expert_details (user_id, bio, experience, work, industry_id, country_id, is_available_for_hire_as_cxo, user_org_role,
  years_of_experience)
VALUES (
  private.stable_uuid('person:elena@sagework.example'),
  'I lead marketing for software companies between their first million and their first fifty. I have built three teams from nothing, and I like the part where a good product still has no words for itself. My work starts with listening to twenty customers and ends with a plan that your own people can run.',
  'Seventeen years in B2B marketing: product marketing at a payments company, then VP Marketing through two acquisitions, since 2019 fractional CMO for nine companies.',
  'Repositioned a compliance tool for banks: win rate from 18% to 31% in three quarters. Built an account-based program of 120 accounts that carries half of the pipeline of a data company.',
  private.stable_uuid('domain:Software as a service'), private.stable_uuid('country:IT'),
  true, 'c-level', 17)
ON CONFLICT DO NOTHING;
INSERT INTO expert_topics (user_id, topic_id)
SELECT private.stable_uuid('person:elena@sagework.example'), private.stable_uuid('topic:' || name)
FROM unnest(ARRAY['Positioning and messaging', 'Brand strategy', 'Account-based marketing', 'Lifecycle email', 'Product marketing', 'Onboarding and activation', 'Founder-led sales', 'Hiring a growth team', 'Entering Europe']) AS name
ON CONFLICT DO NOTHING;
INSERT INTO expert_domains (user_id, domain_id)
SELECT private.stable_uuid('person:elena@sagework.example'), private.stable_uuid('domain:' || name)
FROM unnest(ARRAY['Software as a service', 'Financial technology', 'Artificial intelligence', 'Clean energy']) AS name
ON CONFLICT DO NOTHING;
INSERT INTO expert_expertise (user_id, expertise_id)
SELECT private.stable_uuid('person:elena@sagework.example'), private.stable_uuid('expertise:' || name)
FROM unnest(ARRAY['Messaging frameworks', 'Account-based programs', 'Launch planning', 'Marketing funnels', 'Team coaching']) AS name
ON CONFLICT DO NOTHING;

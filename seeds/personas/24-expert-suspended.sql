-- expert-suspended: complete once, now suspended by staff.
INSERT INTO auth.users (id, name, email, email_verified) VALUES
  (private.stable_uuid('person:victor@sagework.example'), 'Victor Hale', 'victor@sagework.example', true)
ON CONFLICT DO NOTHING;
INSERT INTO auth.accounts (id, user_id, issuer, account_id, provider_id, password) VALUES
  (private.stable_uuid('credential:victor@sagework.example'), private.stable_uuid('person:victor@sagework.example'),
   'local:credential', private.stable_uuid('person:victor@sagework.example')::text, 'credential',
   -- The password of every demo person, "sagework-demo", as better-auth hashes it.
   '8f8b8d4aa421c1246ce21a447ff2028e:d96b167eeb7f30597d2765bb6523e2b0f639f03e835e2a075dc6d023b55a1ad9768a0ea98388f6eae7a1ec0b26394998f32280e374e5da55e037fce0524ad11e')
ON CONFLICT DO NOTHING;
INSERT INTO users (id, first_name, last_name, slug, profile_pic, designation, is_expert) VALUES
  (private.stable_uuid('person:victor@sagework.example'), 'Victor', 'Hale', 'victor-hale',
   '/faces/victor-hale.svg', 'Growth hacker', true)
ON CONFLICT DO NOTHING;
INSERT INTO user_accounts (user_id, email, is_email_verified, is_admin, calendly, time_zone, login_type) VALUES
  (private.stable_uuid('person:victor@sagework.example'), 'victor@sagework.example', true, false,
   NULL, 'Europe/London', 'email')
ON CONFLICT DO NOTHING;
INSERT INTO expert_details (user_id, bio, experience, work, industry_id, country_id, is_available_for_hire_as_cxo, user_org_role,
  years_of_experience)
VALUES (
  private.stable_uuid('person:victor@sagework.example'),
  'I grow shops fast.',
  'Four years of running shops of my own.',
  'Several shops that are no longer there.',
  private.stable_uuid('domain:E-commerce and retail'), private.stable_uuid('country:GB'),
  false, NULL, 4)
ON CONFLICT DO NOTHING;
INSERT INTO expert_topics (user_id, topic_id)
SELECT private.stable_uuid('person:victor@sagework.example'), private.stable_uuid('topic:' || name)
FROM unnest(ARRAY['Paid acquisition']) AS name
ON CONFLICT DO NOTHING;
INSERT INTO expert_domains (user_id, domain_id)
SELECT private.stable_uuid('person:victor@sagework.example'), private.stable_uuid('domain:' || name)
FROM unnest(ARRAY['E-commerce and retail']) AS name
ON CONFLICT DO NOTHING;
INSERT INTO expert_expertise (user_id, expertise_id)
SELECT private.stable_uuid('person:victor@sagework.example'), private.stable_uuid('expertise:' || name)
FROM unnest(ARRAY['Google Ads']) AS name
ON CONFLICT DO NOTHING;
UPDATE users SET is_suspended = true WHERE id = private.stable_uuid('person:victor@sagework.example');

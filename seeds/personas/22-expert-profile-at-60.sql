-- expert-profile-at-60: photo, bio and experience are there; work and the subjects are not.
INSERT INTO auth.users (id, name, email, email_verified) VALUES
  (private.stable_uuid('person:priya@sagework.example'), 'Priya Raman', 'priya@sagework.example', true)
ON CONFLICT DO NOTHING;
INSERT INTO auth.accounts (id, user_id, issuer, account_id, provider_id, password) VALUES
  (private.stable_uuid('credential:priya@sagework.example'), private.stable_uuid('person:priya@sagework.example'),
   'local:credential', private.stable_uuid('person:priya@sagework.example')::text, 'credential',
   -- The password of every demo person, "sagework-demo", as better-auth hashes it.
   '8f8b8d4aa421c1246ce21a447ff2028e:d96b167eeb7f30597d2765bb6523e2b0f639f03e835e2a075dc6d023b55a1ad9768a0ea98388f6eae7a1ec0b26394998f32280e374e5da55e037fce0524ad11e')
ON CONFLICT DO NOTHING;
INSERT INTO users (id, first_name, last_name, slug, profile_pic, designation, is_expert) VALUES
  (private.stable_uuid('person:priya@sagework.example'), 'Priya', 'Raman', 'priya-raman',
   '/faces/priya-raman.svg', 'Product growth advisor', true)
ON CONFLICT DO NOTHING;
INSERT INTO user_accounts (user_id, email, is_email_verified, is_admin, calendly, time_zone, login_type) VALUES
  (private.stable_uuid('person:priya@sagework.example'), 'priya@sagework.example', true, false,
   'https://calendly.com/priya-raman/intro', 'Asia/Kolkata', 'email')
ON CONFLICT DO NOTHING;
INSERT INTO expert_details (user_id, bio, experience, work, industry_id, country_id, is_available_for_hire_as_cxo, user_org_role,
  years_of_experience)
VALUES (
  private.stable_uuid('person:priya@sagework.example'),
  'I help product teams find the moment where a trial turns into a habit, and then remove whatever stands in front of it.',
  'Nine years in product growth at an education company and a payments app with 30 million users.',
  NULL,
  NULL, private.stable_uuid('country:IN'),
  false, NULL, 9)
ON CONFLICT DO NOTHING;
INSERT INTO expert_topics (user_id, topic_id)
SELECT private.stable_uuid('person:priya@sagework.example'), private.stable_uuid('topic:' || name)
FROM unnest(ARRAY['Onboarding and activation', 'Growth experiments']) AS name
ON CONFLICT DO NOTHING;
INSERT INTO expert_expertise (user_id, expertise_id)
SELECT private.stable_uuid('person:priya@sagework.example'), private.stable_uuid('expertise:' || name)
FROM unnest(ARRAY['Activation design']) AS name
ON CONFLICT DO NOTHING;

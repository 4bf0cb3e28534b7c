-- expert-unmatched: complete profile in subjects and a country that no persona post asks for.
INSERT INTO auth.users (id, name, email, email_verified) VALUES
  (private.stable_uuid('person:kenji@sagework.example'), 'Kenji Mori', 'kenji@sagework.example', true)
ON CONFLICT DO NOTHING;
INSERT INTO auth.accounts (id, user_id, issuer, account_id, provider_id, password) VALUES
  (private.stable_uuid('credential:kenji@sagework.example'), private.stable_uuid('person:kenji@sagework.example'),
   'local:credential', private.stable_uuid('person:kenji@sagework.example')::text, 'credential',
   -- The password of every demo person, "sagework-demo", as better-auth hashes it.
   '8f8b8d4aa421c1246ce21a447ff2028e:d96b167eeb7f30597d2765bb6523e2b0f639f03e835e2a075dc6d023b55a1ad9768a0ea98388f6eae7a1ec0b26394998f32280e374e5da55e037fce0524ad11e')
ON CONFLICT DO NOTHING;
INSERT INTO users (id, first_name, last_name, slug, profile_pic, designation, is_expert) VALUES
  (private.stable_uuid('person:kenji@sagework.example'), 'Kenji', 'Mori', 'kenji-mori',
   '/faces/kenji-mori.svg', 'Reseller and channel advisor', true)
ON CONFLICT DO NOTHING;
INSERT INTO user_accounts (user_id, email, is_email_verified, is_admin, calendly, time_zone, login_type) VALUES
  (private.stable_uuid('person:kenji@sagework.example'), 'kenji@sagework.example', true, false,
   'https://calendly.com/kenji-mori/intro', 'Asia/Tokyo', 'email')
ON CONFLICT DO NOTHING;
INSERT INTO expert_details (user_id, bio, experience, work, industry_id, country_id, is_available_for_hire_as_cxo, user_org_role,
  years_of_experience)
VALUES (
  private.stable_uuid('person:kenji@sagework.example'),
  'I have spent two decades inside the channel organisations of Japanese and Korean carriers, and help foreign vendors to be sold by them.',
  'Twenty-two years in channel sales at two carriers and a network vendor.',
  'Brought a network vendor from no partner to eleven resellers in Japan within two years.',
  private.stable_uuid('domain:Telecommunications'), private.stable_uuid('country:JP'),
  false, NULL, 22)
ON CONFLICT DO NOTHING;
INSERT INTO expert_topics (user_id, topic_id)
SELECT private.stable_uuid('person:kenji@sagework.example'), private.stable_uuid('topic:' || name)
FROM unnest(ARRAY['Reseller channels']) AS name
ON CONFLICT DO NOTHING;
INSERT INTO expert_domains (user_id, domain_id)
SELECT private.stable_uuid('person:kenji@sagework.example'), private.stable_uuid('domain:' || name)
FROM unnest(ARRAY['Telecommunications']) AS name
ON CONFLICT DO NOTHING;
INSERT INTO expert_expertise (user_id, expertise_id)
SELECT private.stable_uuid('person:kenji@sagework.example'), private.stable_uuid('expertise:' || name)
FROM unnest(ARRAY['Channel enablement']) AS name
ON CONFLICT DO NOTHING;

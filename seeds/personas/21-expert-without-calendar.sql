-- expert-without-calendar: complete profile, but nothing to book a call with.
INSERT INTO auth.users (id, name, email, email_verified) VALUES
  (private.stable_uuid('person:marcus@sagework.example'), 'Marcus Webb', 'marcus@sagework.example', true)
ON CONFLICT DO NOTHING;
INSERT INTO auth.accounts (id, user_id, issuer, account_id, provider_id, password) VALUES
  (private.stable_uuid('credential:marcus@sagework.example'), private.stable_uuid('person:marcus@sagework.example'),
   'local:credential', private.stable_uuid('person:marcus@sagework.example')::text, 'credential',
   -- The password of every demo person, "sagework-demo", as better-auth hashes it.
   '8f8b8d4aa421c1246ce21a447ff2028e:d96b167eeb7f30597d2765bb6523e2b0f639f03e835e2a075dc6d023b55a1ad9768a0ea98388f6eae7a1ec0b26394998f32280e374e5da55e037fce0524ad11e')
ON CONFLICT DO NOTHING;
INSERT INTO users (id, first_name, last_name, slug, profile_pic, designation, is_expert) VALUES
  (private.stable_uuid('person:marcus@sagework.example'), 'Marcus', 'Webb', 'marcus-webb',
   '/faces/marcus-webb.svg', 'Demand generation lead', true)
ON CONFLICT DO NOTHING;
INSERT INTO user_accounts (user_id, email, is_email_verified, is_admin, calendly, time_zone, login_type) VALUES
  (private.stable_uuid('person:marcus@sagework.example'), 'marcus@sagework.example', true, false,
   NULL, 'America/New_York', 'email')
ON CONFLICT DO NOTHING;
INSERT INTO expert_details (user_id, bio, experience, work, industry_id, country_id, is_available_for_hire_as_cxo, user_org_role,
  years_of_experience)
VALUES (
  private.stable_uuid('person:marcus@sagework.example'),
  'I run paid and outbound programs for security companies that sell to people who trust nobody. Most of my work is making fewer promises and proving more of them.',
  'Twelve years in demand generation, the last five as a VP at two security vendors.',
  'Cut cost per qualified meeting by 43% for an identity vendor while doubling the number of meetings.',
  private.stable_uuid('domain:Cybersecurity'), private.stable_uuid('country:US'),
  true, 'vp', 12)
ON CONFLICT DO NOTHING;
INSERT INTO expert_topics (user_id, topic_id)
SELECT private.stable_uuid('person:marcus@sagework.example'), private.stable_uuid('topic:' || name)
FROM unnest(ARRAY['Paid acquisition', 'Account-based marketing', 'Events and webinars', 'Outbound sales']) AS name
ON CONFLICT DO NOTHING;
INSERT INTO expert_domains (user_id, domain_id)
SELECT private.stable_uuid('person:marcus@sagework.example'), private.stable_uuid('domain:' || name)
FROM unnest(ARRAY['Cybersecurity', 'Software as a service']) AS name
ON CONFLICT DO NOTHING;
INSERT INTO expert_expertise (user_id, expertise_id)
SELECT private.stable_uuid('person:marcus@sagework.example'), private.stable_uuid('expertise:' || name)
FROM unnest(ARRAY['LinkedIn Ads', 'Account-based programs', 'Outbound sequencing']) AS name
ON CONFLICT DO NOTHING;

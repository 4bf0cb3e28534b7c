-- poster-other-company: owns Halden, has nothing to do with Brightwater.
INSERT INTO auth.users (id, name, email, email_verified) VALUES
  (private.stable_uuid('person:ingrid@halden.example'), 'Ingrid Solberg', 'ingrid@halden.example', true)
ON CONFLICT DO NOTHING;
INSERT INTO auth.accounts (id, user_id, issuer, account_id, provider_id, password) VALUES
  (private.stable_uuid('credential:ingrid@halden.example'), private.stable_uuid('person:ingrid@halden.example'),
   'local:credential', private.stable_uuid('person:ingrid@halden.example')::text, 'credential',
   -- The password of every demo person, "sagework-demo", as better-auth hashes it.
   '8f8b8d4aa421c1246ce21a447ff2028e:d96b167eeb7f30597d2765bb6523e2b0f639f03e835e2a075dc6d023b55a1ad9768a0ea98388f6eae7a1ec0b26394998f32280e374e5da55e037fce0524ad11e')
ON CONFLICT DO NOTHING;
INSERT INTO users (id, first_name, last_name, slug, profile_pic, designation, is_expert) VALUES
  (private.stable_uuid('person:ingrid@halden.example'), 'Ingrid', 'Solberg', 'ingrid-solberg',
   '/faces/ingrid-solberg.svg', 'Founder', false)
ON CONFLICT DO NOTHING;
INSERT INTO user_accounts (user_id, email, is_email_verified, is_admin, calendly, time_zone, login_type) VALUES
  (private.stable_uuid('person:ingrid@halden.example'), 'ingrid@halden.example', true, false,
   NULL, 'Europe/Oslo', 'email')
ON CONFLICT DO NOTHING;
INSERT INTO companies (id, company_name, company_url, company_brief, company_logo, created_by) VALUES
  (private.stable_uuid('company:Halden'), 'Halden', 'https://halden.example',
   'Halden gives small shipping lines one calm view of their fleet, fuel and paperwork. Founded in Oslo in 2019.',
   '/logos/halden.svg', private.stable_uuid('person:ingrid@halden.example'))
ON CONFLICT DO NOTHING;
INSERT INTO company_members (company_id, user_id, member_role) VALUES
  (private.stable_uuid('company:Halden'), private.stable_uuid('person:ingrid@halden.example'), 'owner')
ON CONFLICT DO NOTHING;
UPDATE users SET company_id = private.stable_uuid('company:Halden')
WHERE id = private.stable_uuid('person:ingrid@halden.example') AND company_id IS NULL;
INSERT INTO subscriptions (id, company_id, plan_code, starts_at, expires_at) VALUES
  (private.stable_uuid('subscription:Halden'), private.stable_uuid('company:Halden'), 'basic_quarterly',
   now() - interval '40 days', now() + interval '325 days')
ON CONFLICT DO NOTHING;

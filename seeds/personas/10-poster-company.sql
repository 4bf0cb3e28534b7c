-- poster-company: owns Brightwater, on a plan without a limit of posts.
INSERT INTO auth.users (id, name, email, email_verified) VALUES
  (private.stable_uuid('person:nora@brightwater.example'), 'Nora Lindqvist', 'nora@brightwater.example', true)
ON CONFLICT DO NOTHING;
INSERT INTO auth.accounts (id, user_id, issuer, account_id, provider_id, password) VALUES
  (private.stable_uuid('credential:nora@brightwater.example'), private.stable_uuid('person:nora@brightwater.example'),
   'local:credential', private.stable_uuid('person:nora@brightwater.example')::text, 'credential',
   -- The password of every demo person, "sagework-demo", as better-auth hashes it.
   '8f8b8d4aa421c1246ce21a447ff2028e:d96b167eeb7f30597d2765bb6523e2b0f639f03e835e2a075dc6d023b55a1ad9768a0ea98388f6eae7a1ec0b26394998f32280e374e5da55e037fce0524ad11e')
ON CONFLICT DO NOTHING;
INSERT INTO users (id, first_name, last_name, slug, profile_pic, designation, is_expert) VALUES
  (private.stable_uuid('person:nora@brightwater.example'), 'Nora', 'Lindqvist', 'nora-lindqvist',
   '/faces/nora-lindqvist.svg', 'Chief Operating Officer', false)
ON CONFLICT DO NOTHING;
INSERT INTO user_accounts (user_id, email, is_email_verified, is_admin, calendly, time_zone, login_type) VALUES
  (private.stable_uuid('person:nora@brightwater.example'), 'nora@brightwater.example', true, false,
   NULL, 'Europe/Stockholm', 'email')
ON CONFLICT DO NOTHING;
INSERT INTO companies (id, company_name, company_url, company_brief, company_logo, created_by) VALUES
  (private.stable_uuid('company:Brightwater'), 'Brightwater', 'https://brightwater.example',
   'Brightwater makes leak detection for city water networks. Forty-two people in Stockholm and Rotterdam, sold to 60 utilities in seven countries.',
   '/logos/brightwater.svg', private.stable_uuid('person:nora@brightwater.example'))
ON CONFLICT DO NOTHING;
INSERT INTO company_members (company_id, user_id, member_role) VALUES
  (private.stable_uuid('company:Brightwater'), private.stable_uuid('person:nora@brightwater.example'), 'owner')
ON CONFLICT DO NOTHING;
UPDATE users SET company_id = private.stable_uuid('company:Brightwater')
WHERE id = private.stable_uuid('person:nora@brightwater.example') AND company_id IS NULL;
INSERT INTO subscriptions (id, company_id, plan_code, starts_at, expires_at) VALUES
  (private.stable_uuid('subscription:Brightwater'), private.stable_uuid('company:Brightwater'), 'professional_annual',
   now() - interval '40 days', now() + interval '325 days')
ON CONFLICT DO NOTHING;

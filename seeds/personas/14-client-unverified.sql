-- client-unverified: an account from before sign-ups waited for their address; not yet confirmed.
INSERT INTO auth.users (id, name, email, email_verified) VALUES
  (private.stable_uuid('person:lena@client.example'), 'Lena Vogt', 'lena@client.example', false)
ON CONFLICT DO NOTHING;
INSERT INTO auth.accounts (id, user_id, issuer, account_id, provider_id, password) VALUES
  (private.stable_uuid('credential:lena@client.example'), private.stable_uuid('person:lena@client.example'),
   'local:credential', private.stable_uuid('person:lena@client.example')::text, 'credential',
   -- The password of every demo person, "sagework-demo", as better-auth hashes it.
   '8f8b8d4aa421c1246ce21a447ff2028e:d96b167eeb7f30597d2765bb6523e2b0f639f03e835e2a075dc6d023b55a1ad9768a0ea98388f6eae7a1ec0b26394998f32280e374e5da55e037fce0524ad11e')
ON CONFLICT DO NOTHING;
INSERT INTO users (id, first_name, last_name, slug, profile_pic, designation, is_expert) VALUES
  (private.stable_uuid('person:lena@client.example'), 'Lena', 'Vogt', 'lena-vogt',
   NULL, NULL, false)
ON CONFLICT DO NOTHING;
INSERT INTO user_accounts (user_id, email, is_email_verified, is_admin, calendly, time_zone, login_type) VALUES
  (private.stable_uuid('person:lena@client.example'), 'lena@client.example', false, false,
   NULL, 'Europe/Berlin', 'email')
ON CONFLICT DO NOTHING;

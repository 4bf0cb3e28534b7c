-- Everybody here has accepted the terms, so that nobody in the demo is asked first thing.
INSERT INTO private.legal_acceptances (user_id, document, version, accepted_at, occasion)
SELECT user_id, document, 1, now(), 'sign-up' FROM user_accounts, unnest(ARRAY['terms-of-use', 'privacy']) AS document
ON CONFLICT DO NOTHING;

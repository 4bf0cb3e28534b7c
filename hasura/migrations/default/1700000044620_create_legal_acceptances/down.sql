ALTER TABLE auth.pending_sign_ups DROP COLUMN privacy_version, DROP COLUMN terms_version;
DROP TABLE private.legal_acceptances;

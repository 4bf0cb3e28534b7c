-- A refusal is told by its constraint's name, so each says what must hold.
ALTER TABLE auth.pending_sign_ups RENAME CONSTRAINT auth_pending_sign_ups_method_check TO auth_pending_sign_ups_method_known;
ALTER TABLE auth.pending_sign_ups RENAME CONSTRAINT auth_pending_sign_ups_account_type_check TO auth_pending_sign_ups_account_type_known;
ALTER TABLE auth.pending_sign_ups RENAME CONSTRAINT auth_pending_sign_ups_wrong_codes_check TO auth_pending_sign_ups_wrong_codes_few;

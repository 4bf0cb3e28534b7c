DROP TABLE auth.pending_sign_ups;

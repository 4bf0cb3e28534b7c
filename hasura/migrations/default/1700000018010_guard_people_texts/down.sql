ALTER TABLE expert_details DROP CONSTRAINT expert_details_org_role_one_line;
ALTER TABLE user_accounts
  DROP CONSTRAINT user_accounts_time_zone_known,
  DROP CONSTRAINT user_accounts_calendly_is_web,
  ADD CONSTRAINT user_accounts_calendly_is_web CHECK (calendly ~ '^https://');
ALTER TABLE users
  DROP CONSTRAINT users_first_name_one_line, DROP CONSTRAINT users_last_name_one_line, DROP CONSTRAINT users_designation_one_line,
  DROP CONSTRAINT users_first_name_length, DROP CONSTRAINT users_last_name_length, DROP CONSTRAINT users_designation_length,
  ADD CONSTRAINT users_first_name_length CHECK (char_length(btrim(first_name)) BETWEEN 1 AND 100),
  ADD CONSTRAINT users_last_name_length CHECK (char_length(btrim(last_name)) BETWEEN 1 AND 100),
  ADD CONSTRAINT users_designation_length CHECK (char_length(designation) <= 200);

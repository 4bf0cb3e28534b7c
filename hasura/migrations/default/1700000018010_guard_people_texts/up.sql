-- What was written around the forms is brought into shape first.
UPDATE users SET
  first_name = left(btrim(regexp_replace(first_name, '[\u0001-\u001f\u007f-\u009f]+', ' ', 'g')), 100),
  last_name = left(btrim(regexp_replace(last_name, '[\u0001-\u001f\u007f-\u009f]+', ' ', 'g')), 100),
  designation = left(btrim(regexp_replace(designation, '[\u0001-\u001f\u007f-\u009f]+', ' ', 'g')), 100)
WHERE NOT private.is_one_line(concat(first_name, last_name, designation))
   OR char_length(first_name) > 100 OR char_length(last_name) > 100 OR char_length(designation) > 100;
UPDATE user_accounts SET calendly = NULL WHERE calendly NOT LIKE 'https://%' OR NOT private.is_web_address(calendly);
UPDATE user_accounts SET time_zone = NULL WHERE NOT private.is_time_zone(time_zone);
UPDATE expert_details SET user_org_role = btrim(regexp_replace(user_org_role, '[\u0001-\u001f\u007f-\u009f]+', ' ', 'g'))
WHERE NOT private.is_one_line(user_org_role);

ALTER TABLE users
  DROP CONSTRAINT users_first_name_length, DROP CONSTRAINT users_last_name_length, DROP CONSTRAINT users_designation_length,
  ADD CONSTRAINT users_first_name_length CHECK (btrim(first_name) <> '' AND char_length(first_name) <= 100),
  ADD CONSTRAINT users_last_name_length CHECK (btrim(last_name) <> '' AND char_length(last_name) <= 100),
  ADD CONSTRAINT users_designation_length CHECK (char_length(designation) <= 100),
  ADD CONSTRAINT users_first_name_one_line CHECK (private.is_one_line(first_name)),
  ADD CONSTRAINT users_last_name_one_line CHECK (private.is_one_line(last_name)),
  ADD CONSTRAINT users_designation_one_line CHECK (private.is_one_line(designation));
ALTER TABLE user_accounts
  DROP CONSTRAINT user_accounts_calendly_is_web,
  ADD CONSTRAINT user_accounts_calendly_is_web CHECK (calendly LIKE 'https://%' AND private.is_web_address(calendly)),
  ADD CONSTRAINT user_accounts_time_zone_known CHECK (private.is_time_zone(time_zone));
ALTER TABLE expert_details
  ADD CONSTRAINT expert_details_org_role_one_line CHECK (private.is_one_line(user_org_role));

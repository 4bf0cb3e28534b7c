UPDATE companies SET company_name = left(btrim(regexp_replace(company_name, '[\u0001-\u001f\u007f-\u009f]+', ' ', 'g')), 200)
WHERE NOT private.is_one_line(company_name) OR char_length(company_name) > 200;
UPDATE companies SET company_url = NULL WHERE NOT private.is_web_address(company_url);

ALTER TABLE companies
  DROP CONSTRAINT companies_name_length, DROP CONSTRAINT companies_url_is_web,
  ADD CONSTRAINT companies_name_length CHECK (btrim(company_name) <> '' AND char_length(company_name) <= 200),
  ADD CONSTRAINT companies_name_one_line CHECK (private.is_one_line(company_name)),
  ADD CONSTRAINT companies_url_is_web CHECK (private.is_web_address(company_url));

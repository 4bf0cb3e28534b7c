ALTER TABLE companies
  DROP CONSTRAINT companies_name_one_line, DROP CONSTRAINT companies_name_length, DROP CONSTRAINT companies_url_is_web,
  ADD CONSTRAINT companies_name_length CHECK (char_length(btrim(company_name)) BETWEEN 1 AND 200),
  ADD CONSTRAINT companies_url_is_web CHECK (company_url ~ '^https?://');

CREATE TABLE companies (
  id uuid CONSTRAINT companies_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
  company_name text NOT NULL
    CONSTRAINT companies_name_length CHECK (char_length(btrim(company_name)) BETWEEN 1 AND 200),
  company_url text CONSTRAINT companies_url_is_web CHECK (company_url ~ '^https?://'),
  company_brief text CONSTRAINT companies_brief_length CHECK (char_length(company_brief) <= 2000),
  company_logo text CONSTRAINT companies_logo_is_link CHECK (company_logo ~ '^(/|https://)'),
  created_by uuid NOT NULL CONSTRAINT companies_created_by_fkey REFERENCES users,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX companies_created_by_idx ON companies (created_by);

ALTER TABLE users ADD CONSTRAINT users_company_fkey FOREIGN KEY (company_id) REFERENCES companies;
CREATE INDEX users_company_idx ON users (company_id);

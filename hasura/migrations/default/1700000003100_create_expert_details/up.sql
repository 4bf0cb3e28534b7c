CREATE TABLE expert_details (
  user_id uuid CONSTRAINT expert_details_pkey PRIMARY KEY CONSTRAINT expert_details_user_fkey REFERENCES users ON DELETE CASCADE,
  bio text CONSTRAINT expert_details_bio_length CHECK (char_length(bio) <= 5000),
  experience text CONSTRAINT expert_details_experience_length CHECK (char_length(experience) <= 5000),
  work text CONSTRAINT expert_details_work_length CHECK (char_length(work) <= 5000),
  industry_id uuid CONSTRAINT expert_details_industry_fkey REFERENCES master_domains,
  country_id uuid CONSTRAINT expert_details_country_fkey REFERENCES master_countries,
  is_available_for_hire_as_cxo boolean NOT NULL DEFAULT false,
  user_org_role text CONSTRAINT expert_details_org_role_length CHECK (char_length(user_org_role) <= 100),
  years_of_experience int CONSTRAINT expert_details_years_sane CHECK (years_of_experience BETWEEN 0 AND 80),
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX expert_details_industry_idx ON expert_details (industry_id);
CREATE INDEX expert_details_country_idx ON expert_details (country_id);
COMMENT ON COLUMN expert_details.work IS 'Selected work, in the expert''s own words.';

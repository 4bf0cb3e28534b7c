CREATE TABLE opportunities (
  id uuid CONSTRAINT opportunities_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
  type text NOT NULL CONSTRAINT opportunities_type_fkey REFERENCES opportunity_types,
  status text NOT NULL DEFAULT 'draft' CONSTRAINT opportunities_status_fkey REFERENCES opportunity_statuses,
  title text NOT NULL CONSTRAINT opportunities_title_length CHECK (char_length(btrim(title)) BETWEEN 1 AND 300),
  brief text NOT NULL CONSTRAINT opportunities_brief_length CHECK (char_length(btrim(brief)) BETWEEN 1 AND 10000),
  brief_rich_text jsonb,
  posted_by uuid NOT NULL CONSTRAINT opportunities_poster_fkey REFERENCES users,
  company_id uuid CONSTRAINT opportunities_company_fkey REFERENCES companies,
  category_id uuid CONSTRAINT opportunities_category_fkey REFERENCES master_objectives,
  country_id uuid CONSTRAINT opportunities_country_fkey REFERENCES master_countries,
  assigned_expert_id uuid CONSTRAINT opportunities_assigned_expert_fkey REFERENCES users,
  company_asked_to_sign_nda boolean NOT NULL DEFAULT false,
  chat_only boolean NOT NULL DEFAULT false,
  is_fractional_from_assigned_expert boolean NOT NULL DEFAULT false,
  poster_agreed_terms_at timestamptz,
  close_comments text CONSTRAINT opportunities_close_comments_length CHECK (char_length(close_comments) <= 1000),
  delete_comments text CONSTRAINT opportunities_delete_comments_length CHECK (char_length(delete_comments) <= 1000),
  published_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT opportunities_assigned_expert_known
    CHECK (NOT is_fractional_from_assigned_expert OR assigned_expert_id IS NOT NULL)
);
CREATE TRIGGER opportunities_set_updated_at BEFORE UPDATE ON opportunities
  FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();

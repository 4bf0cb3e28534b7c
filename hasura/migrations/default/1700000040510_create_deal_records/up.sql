-- What two sides agreed on, as it was when the expert accepted, whatever names, posts and files change to later. It
-- outlives what it is about, hence no reference to the post.
CREATE TABLE deal_records (
  id uuid CONSTRAINT deal_records_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
  opportunity_id uuid NOT NULL,
  expert_id uuid NOT NULL CONSTRAINT deal_records_expert_fkey REFERENCES users,
  poster_id uuid NOT NULL CONSTRAINT deal_records_poster_fkey REFERENCES users,
  expert_name text NOT NULL,
  poster_name text NOT NULL,
  company_name text,
  type text NOT NULL,
  title text NOT NULL,
  version_no int,
  agreed_value_cents bigint NOT NULL,
  agreed_value_unit text NOT NULL,
  duration_months int,
  no_of_days int,
  no_of_days_unit text,
  starts text,
  hired_at timestamptz NOT NULL,
  accepted_at timestamptz NOT NULL,
  poster_terms_version int,
  expert_terms_version int,
  documents jsonb NOT NULL,
  CONSTRAINT deal_records_one_per_hire UNIQUE (opportunity_id, expert_id)
);
CREATE INDEX deal_records_expert_idx ON deal_records (expert_id, accepted_at DESC, id DESC);
CREATE INDEX deal_records_poster_idx ON deal_records (poster_id, accepted_at DESC, id DESC);
COMMENT ON COLUMN deal_records.documents IS 'The files that both sides had at hand: [{name, uploadType, uploadedAt, sizeBytes}].';
COMMENT ON COLUMN deal_records.version_no IS 'The version of the post that the expert accepted (X-71).';

CREATE TRIGGER deal_records_append_only BEFORE UPDATE OR DELETE ON deal_records
  FOR EACH ROW EXECUTE FUNCTION private.refuse_change();
CREATE TRIGGER deal_records_no_truncate BEFORE TRUNCATE ON deal_records
  FOR EACH STATEMENT EXECUTE FUNCTION private.refuse_change();
GRANT SELECT ON deal_records TO sagework_hasura;

-- Nobody else writes records, so that there is one for each accepted hire and none without.
CREATE FUNCTION private.write_deal_record(hire public.hires) RETURNS void
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  INSERT INTO public.deal_records (opportunity_id, expert_id, poster_id, expert_name, poster_name, company_name, type,
    title, version_no, agreed_value_cents, agreed_value_unit, duration_months, no_of_days, no_of_days_unit, starts,
    hired_at, accepted_at, poster_terms_version, expert_terms_version, documents)
  SELECT post.id, expert.id, poster.id, btrim(expert.first_name || ' ' || expert.last_name),
    btrim(poster.first_name || ' ' || poster.last_name), company.company_name, post.type, post.title, hire.version_no,
    hire.agreed_value_cents, hire.agreed_value_unit, post.duration_months, post.no_of_days, days.code, starts.start_date,
    hire.hired_at, hire.accepted_at, hire.terms_version, hire.accepted_terms_version,
    coalesce((
      SELECT jsonb_agg(jsonb_build_object('name', paper.asset_name, 'uploadType', paper.upload_type,
        'uploadedAt', paper.created_at, 'sizeBytes', paper.size_bytes) ORDER BY paper.created_at, paper.id)
      FROM public.opportunity_documents AS paper
      WHERE paper.opportunity_id = post.id
        AND (paper.upload_type IN ('opportunity_create', 'nda_create') OR paper.uploaded_by = expert.id)), '[]')
  FROM public.opportunities AS post
  JOIN public.users AS expert ON expert.id = hire.user_id
  JOIN public.users AS poster ON poster.id = post.posted_by
  LEFT JOIN public.companies AS company ON company.id = post.company_id
  LEFT JOIN public.opportunity_duration_types AS days ON days.id = post.no_of_days_unit_id
  LEFT JOIN public.opportunity_start_dates AS starts ON starts.id = post.start_date_id
  WHERE post.id = hire.opportunity_id
  ON CONFLICT (opportunity_id, expert_id) DO NOTHING;
END
$$;
REVOKE ALL ON FUNCTION private.write_deal_record FROM PUBLIC;

CREATE FUNCTION private.record_deal() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  PERFORM private.write_deal_record(NEW);
  RETURN NULL;
END
$$;
REVOKE ALL ON FUNCTION private.record_deal FROM PUBLIC;
CREATE TRIGGER hires_record_deal AFTER INSERT OR UPDATE OF accepted_at ON hires
  FOR EACH ROW WHEN (NEW.accepted_at IS NOT NULL) EXECUTE FUNCTION private.record_deal();

-- Deals that are older than the records, with the names and files of today.
SELECT private.write_deal_record(hires) FROM hires WHERE accepted_at IS NOT NULL ORDER BY accepted_at;

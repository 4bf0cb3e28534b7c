CREATE OR REPLACE FUNCTION private.write_deal_record(hire public.hires) RETURNS void
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
ALTER TABLE deal_records DROP COLUMN payments;

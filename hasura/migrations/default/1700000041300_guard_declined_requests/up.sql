-- An expert who was asked may decline instead of showing interest (X-05). They never applied, and reached "opted out" without
-- a moment of interest, which nobody does who wasn't asked.
ALTER TABLE opportunity_trackings
  DROP CONSTRAINT opportunity_trackings_applicant_showed_interest,
  ADD CONSTRAINT opportunity_trackings_applicant_showed_interest
    CHECK (interest_shown_at IS NOT NULL OR status IN ('viewed', 'closed', 'opted out'));

CREATE FUNCTION private.guard_decline() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM public.opportunities
                 WHERE id = NEW.opportunity_id AND assigned_expert_id = NEW.user_id)
    AND NOT EXISTS (SELECT FROM public.opportunity_package_experts
                    WHERE opportunity_id = NEW.opportunity_id AND user_id = NEW.user_id) THEN
    RAISE EXCEPTION 'only an expert who was asked can decline'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'opportunity_trackings_decliner_was_asked',
        TABLE = 'opportunity_trackings';
  END IF;
  RETURN NEW;
END
$$;
REVOKE ALL ON FUNCTION private.guard_decline FROM PUBLIC;
CREATE TRIGGER opportunity_trackings_guard_decline BEFORE INSERT OR UPDATE OF status ON opportunity_trackings
  FOR EACH ROW WHEN (NEW.status = 'opted out' AND NEW.interest_shown_at IS NULL)
  EXECUTE FUNCTION private.guard_decline();

-- How to reach somebody is for the poster they applied to; who declined did not apply.
CREATE OR REPLACE VIEW opportunity_applicants AS
  SELECT t.opportunity_id, t.user_id, o.posted_by AS poster_id, a.email, a.calendly
  FROM opportunity_trackings t
  JOIN opportunities o ON o.id = t.opportunity_id
  JOIN user_accounts a ON a.user_id = t.user_id
  WHERE t.interest_shown_at IS NOT NULL;

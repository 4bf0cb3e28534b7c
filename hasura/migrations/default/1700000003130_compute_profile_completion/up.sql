-- PROF-02 to PROF-05: five items of 20% each; the calendar is noted but counts nothing. Nobody writes these by hand.
CREATE FUNCTION private.compute_profile_completion() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.is_bio_added := btrim(coalesce(NEW.bio, '')) <> '';
  NEW.is_experience_added := btrim(coalesce(NEW.experience, '')) <> '';
  NEW.is_work_added := btrim(coalesce(NEW.work, '')) <> '';
  NEW.is_industry_added := NEW.industry_id IS NOT NULL;
  NEW.is_domain_added := EXISTS (SELECT FROM public.expert_domains WHERE user_id = NEW.user_id);
  NEW.is_expertise_added := EXISTS (SELECT FROM public.expert_expertise WHERE user_id = NEW.user_id);
  NEW.is_topic_added := EXISTS (SELECT FROM public.expert_topics WHERE user_id = NEW.user_id);
  NEW.is_profile_photo_uploaded := EXISTS (SELECT FROM public.users WHERE id = NEW.user_id AND profile_pic IS NOT NULL);
  NEW.is_calender_added := EXISTS (SELECT FROM public.user_accounts WHERE user_id = NEW.user_id AND calendly IS NOT NULL);
  NEW.profile_complete_percent := 20 * (
    NEW.is_bio_added::int + NEW.is_experience_added::int + NEW.is_work_added::int + NEW.is_profile_photo_uploaded::int
    + (NEW.is_domain_added AND NEW.is_expertise_added AND NEW.is_topic_added AND NEW.is_industry_added)::int);
  RETURN NEW;
END
$$;
CREATE TRIGGER expert_details_compute_completion BEFORE INSERT OR UPDATE ON expert_details
  FOR EACH ROW EXECUTE FUNCTION private.compute_profile_completion();

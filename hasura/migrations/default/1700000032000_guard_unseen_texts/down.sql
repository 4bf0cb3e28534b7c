ALTER TABLE users DROP CONSTRAINT users_designation_visible;
ALTER TABLE companies DROP CONSTRAINT companies_brief_visible;
ALTER TABLE expert_details DROP CONSTRAINT expert_details_bio_visible, DROP CONSTRAINT expert_details_experience_visible,
  DROP CONSTRAINT expert_details_work_visible, DROP CONSTRAINT expert_details_org_role_visible;

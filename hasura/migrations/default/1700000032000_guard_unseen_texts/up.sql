-- What people may leave out is left out, or there is something to be seen: a headline, a brief or a bio of signs without a
-- shape counted as filled in (private.recount_profile) and showed as a gap.
UPDATE users SET designation = NULL WHERE NOT private.has_visible_sign(designation);
UPDATE companies SET company_brief = NULL WHERE NOT private.has_visible_sign(company_brief);
UPDATE expert_details SET
  bio = CASE WHEN private.has_visible_sign(bio) THEN bio END,
  experience = CASE WHEN private.has_visible_sign(experience) THEN experience END,
  work = CASE WHEN private.has_visible_sign(work) THEN work END,
  user_org_role = CASE WHEN private.has_visible_sign(user_org_role) THEN user_org_role END
WHERE NOT private.has_visible_sign(bio) OR NOT private.has_visible_sign(experience)
   OR NOT private.has_visible_sign(work) OR NOT private.has_visible_sign(user_org_role);

ALTER TABLE users ADD CONSTRAINT users_designation_visible CHECK (private.has_visible_sign(designation));
ALTER TABLE companies ADD CONSTRAINT companies_brief_visible CHECK (private.has_visible_sign(company_brief));
ALTER TABLE expert_details
  ADD CONSTRAINT expert_details_bio_visible CHECK (private.has_visible_sign(bio)),
  ADD CONSTRAINT expert_details_experience_visible CHECK (private.has_visible_sign(experience)),
  ADD CONSTRAINT expert_details_work_visible CHECK (private.has_visible_sign(work)),
  ADD CONSTRAINT expert_details_org_role_visible CHECK (private.has_visible_sign(user_org_role));

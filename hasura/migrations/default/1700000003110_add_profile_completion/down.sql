DROP INDEX expert_details_complete_idx;
ALTER TABLE expert_details
  DROP COLUMN profile_weightage, DROP COLUMN profile_complete_percent, DROP COLUMN is_domain_skill_topic_industry,
  DROP COLUMN is_calender_added, DROP COLUMN is_work_added, DROP COLUMN is_experience_added,
  DROP COLUMN is_industry_added, DROP COLUMN is_topic_added, DROP COLUMN is_expertise_added,
  DROP COLUMN is_domain_added, DROP COLUMN is_profile_photo_uploaded, DROP COLUMN is_bio_added;

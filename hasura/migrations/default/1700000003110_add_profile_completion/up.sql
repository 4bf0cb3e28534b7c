ALTER TABLE expert_details
  ADD COLUMN is_bio_added boolean NOT NULL DEFAULT false,
  ADD COLUMN is_profile_photo_uploaded boolean NOT NULL DEFAULT false,
  ADD COLUMN is_domain_added boolean NOT NULL DEFAULT false,
  ADD COLUMN is_expertise_added boolean NOT NULL DEFAULT false,
  ADD COLUMN is_topic_added boolean NOT NULL DEFAULT false,
  ADD COLUMN is_industry_added boolean NOT NULL DEFAULT false,
  ADD COLUMN is_experience_added boolean NOT NULL DEFAULT false,
  ADD COLUMN is_work_added boolean NOT NULL DEFAULT false,
  ADD COLUMN is_calender_added boolean NOT NULL DEFAULT false,
  ADD COLUMN is_domain_skill_topic_industry boolean NOT NULL
    GENERATED ALWAYS AS (is_domain_added AND is_expertise_added AND is_topic_added AND is_industry_added) STORED,
  ADD COLUMN profile_complete_percent int NOT NULL DEFAULT 0
    CONSTRAINT expert_details_percent_in_steps CHECK (profile_complete_percent IN (0, 20, 40, 60, 80, 100)),
  ADD COLUMN profile_weightage int NOT NULL GENERATED ALWAYS AS (profile_complete_percent) STORED;
CREATE INDEX expert_details_complete_idx ON expert_details (profile_complete_percent DESC, user_id);

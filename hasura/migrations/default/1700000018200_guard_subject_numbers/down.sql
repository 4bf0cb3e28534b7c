DROP TRIGGER expert_expertise_stay_few ON expert_expertise;
DROP TRIGGER expert_domains_stay_few ON expert_domains;
DROP TRIGGER expert_topics_stay_few ON expert_topics;
DROP FUNCTION private.keep_subjects_few();

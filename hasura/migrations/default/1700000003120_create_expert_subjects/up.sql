CREATE TABLE expert_topics (
  user_id uuid NOT NULL CONSTRAINT expert_topics_expert_fkey REFERENCES expert_details ON DELETE CASCADE,
  topic_id uuid NOT NULL CONSTRAINT expert_topics_topic_fkey REFERENCES master_topics,
  CONSTRAINT expert_topics_pkey PRIMARY KEY (user_id, topic_id)
);
CREATE TABLE expert_domains (
  user_id uuid NOT NULL CONSTRAINT expert_domains_expert_fkey REFERENCES expert_details ON DELETE CASCADE,
  domain_id uuid NOT NULL CONSTRAINT expert_domains_domain_fkey REFERENCES master_domains,
  CONSTRAINT expert_domains_pkey PRIMARY KEY (user_id, domain_id)
);
CREATE TABLE expert_expertise (
  user_id uuid NOT NULL CONSTRAINT expert_expertise_expert_fkey REFERENCES expert_details ON DELETE CASCADE,
  expertise_id uuid NOT NULL CONSTRAINT expert_expertise_expertise_fkey REFERENCES master_expertise,
  CONSTRAINT expert_expertise_pkey PRIMARY KEY (user_id, expertise_id)
);
-- Matching (GO-27) comes from the other side: which experts have this topic, domain or skill.
CREATE INDEX expert_topics_topic_idx ON expert_topics (topic_id, user_id);
CREATE INDEX expert_domains_domain_idx ON expert_domains (domain_id, user_id);
CREATE INDEX expert_expertise_expertise_idx ON expert_expertise (expertise_id, user_id);

CREATE TABLE opportunity_categories (
  opportunity_id uuid NOT NULL CONSTRAINT opportunity_categories_opportunity_fkey REFERENCES opportunities ON DELETE CASCADE,
  category_id uuid NOT NULL CONSTRAINT opportunity_categories_category_fkey REFERENCES master_objectives,
  position smallint NOT NULL DEFAULT 0,
  CONSTRAINT opportunity_categories_pkey PRIMARY KEY (opportunity_id, category_id)
);
CREATE TABLE opportunity_topics (
  opportunity_id uuid NOT NULL CONSTRAINT opportunity_topics_opportunity_fkey REFERENCES opportunities ON DELETE CASCADE,
  topic_id uuid NOT NULL CONSTRAINT opportunity_topics_topic_fkey REFERENCES master_topics,
  CONSTRAINT opportunity_topics_pkey PRIMARY KEY (opportunity_id, topic_id)
);
CREATE TABLE opportunity_domains (
  opportunity_id uuid NOT NULL CONSTRAINT opportunity_domains_opportunity_fkey REFERENCES opportunities ON DELETE CASCADE,
  domain_id uuid NOT NULL CONSTRAINT opportunity_domains_domain_fkey REFERENCES master_domains,
  CONSTRAINT opportunity_domains_pkey PRIMARY KEY (opportunity_id, domain_id)
);
CREATE TABLE opportunity_skills (
  opportunity_id uuid NOT NULL CONSTRAINT opportunity_skills_opportunity_fkey REFERENCES opportunities ON DELETE CASCADE,
  expertise_id uuid NOT NULL CONSTRAINT opportunity_skills_expertise_fkey REFERENCES master_expertise,
  CONSTRAINT opportunity_skills_pkey PRIMARY KEY (opportunity_id, expertise_id)
);
CREATE INDEX opportunity_categories_category_idx ON opportunity_categories (category_id, opportunity_id);
CREATE INDEX opportunity_topics_topic_idx ON opportunity_topics (topic_id, opportunity_id);
CREATE INDEX opportunity_domains_domain_idx ON opportunity_domains (domain_id, opportunity_id);
CREATE INDEX opportunity_skills_expertise_idx ON opportunity_skills (expertise_id, opportunity_id);

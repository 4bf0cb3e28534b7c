DROP TABLE expert_expertise;
DROP TABLE expert_domains;
DROP TABLE expert_topics;

DROP TABLE opportunity_skills;
DROP TABLE opportunity_domains;
DROP TABLE opportunity_topics;
DROP TABLE opportunity_categories;

DROP TABLE opportunity_versions;

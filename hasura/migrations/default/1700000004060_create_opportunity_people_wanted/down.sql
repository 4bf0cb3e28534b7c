DROP TABLE opportunity_package_experts;
DROP TABLE opportunity_availabilities;
DROP TABLE opportunity_roles;

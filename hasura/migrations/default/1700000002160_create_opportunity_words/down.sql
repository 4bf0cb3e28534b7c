DROP TABLE tracking_statuses;
DROP TABLE opportunity_statuses;
DROP TABLE opportunity_types;

DROP TABLE opportunity_availability_types;
DROP TABLE opportunity_start_dates;
DROP TABLE opportunity_duration_types;

DROP TABLE system_configurations;

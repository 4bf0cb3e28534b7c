DELETE FROM system_configurations;

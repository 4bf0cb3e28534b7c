INSERT INTO system_configurations (config, value, is_public) VALUES ('PLATFORM_HIRE_FEE_PERCENT_DEFAULT', '15', false);

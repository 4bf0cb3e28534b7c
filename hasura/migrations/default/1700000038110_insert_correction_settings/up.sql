-- How long credits last that a correction gives back after their end (X-24).
INSERT INTO system_configurations (config, value) VALUES ('CORRECTED_CREDITS_DAYS', '30');

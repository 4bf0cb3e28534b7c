ALTER TABLE system_configurations DROP CONSTRAINT system_configurations_counts_are_whole;
DELETE FROM system_configurations WHERE config IN ('HOME_AI_ANSWERS_PER_DAY', 'WELCOME_CREDITS');
DELETE FROM credit_prices;

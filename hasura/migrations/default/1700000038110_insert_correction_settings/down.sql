DELETE FROM system_configurations WHERE config = 'CORRECTED_CREDITS_DAYS';

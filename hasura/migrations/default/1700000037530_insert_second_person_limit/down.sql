DELETE FROM system_configurations WHERE config = 'SECOND_PERSON_ABOVE_USD';

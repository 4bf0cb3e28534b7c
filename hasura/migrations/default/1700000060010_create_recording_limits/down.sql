DROP TABLE recording_limits;

CREATE INDEX advice_offerings_duration_idx ON advice_offerings (duration);

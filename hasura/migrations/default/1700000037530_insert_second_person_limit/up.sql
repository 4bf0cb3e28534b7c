-- What one member of staff may change alone, per person and day; above it, a second one confirms (X-16, X-24).
INSERT INTO system_configurations (config, value) VALUES ('SECOND_PERSON_ABOVE_USD', '500');

-- From which part of an answer on who asked is asked to rate it, in percent (GI-70).
INSERT INTO system_configurations (config, value, is_public) VALUES ('RATING_MODAL_VIEW_PERCENT', '30', true);
ALTER TABLE system_configurations
  ADD CONSTRAINT system_configurations_rating_mark_is_a_percentage CHECK (
    config <> 'RATING_MODAL_VIEW_PERCENT' OR value ~ '^([1-9][0-9]?|100)$');

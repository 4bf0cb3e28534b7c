-- The video in the prompt to complete one's profile (GD-37): a web address, which staff write in the console; empty shows
-- none.
INSERT INTO system_configurations (config, value, is_public) VALUES ('PROFILE_VIDEO_URL', '', true);
ALTER TABLE system_configurations ADD CONSTRAINT system_configurations_video_is_an_address CHECK (
  config <> 'PROFILE_VIDEO_URL' OR value = '' OR value ~ '^https://[^\s]+$');

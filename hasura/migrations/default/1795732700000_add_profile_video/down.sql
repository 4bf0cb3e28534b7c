ALTER TABLE system_configurations DROP CONSTRAINT system_configurations_video_is_an_address;
DELETE FROM system_configurations WHERE config = 'PROFILE_VIDEO_URL';

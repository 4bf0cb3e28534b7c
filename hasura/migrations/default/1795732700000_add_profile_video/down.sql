DELETE FROM system_configurations WHERE config = 'PROFILE_VIDEO_URL';

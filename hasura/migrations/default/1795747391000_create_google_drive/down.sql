DROP TABLE private.drive_saves;
DROP TABLE private.google_connections;
DROP TABLE private.google_logins;
DELETE FROM system_configurations WHERE config = 'SHOW_GOOGLE_DRIVE_UPLOAD';

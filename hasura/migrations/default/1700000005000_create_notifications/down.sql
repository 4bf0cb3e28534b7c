DROP TABLE notification_preferences;
DROP TABLE notifications;

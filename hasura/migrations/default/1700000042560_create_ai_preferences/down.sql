DELETE FROM system_configurations
WHERE config IN ('DASHBOARD_BANNER_TEXT', 'AI_HOME_DAILY_ANSWERS', 'AI_PREFERENCES_CUSTOMER_TYPE');
DROP TABLE user_ai_preferences;
DROP FUNCTION private.is_ai_preferences;
